/** Whether a record proves itself, and what is wrong with it otherwise. */
export function verify(text: string): { ok: boolean; problems: string[] };
