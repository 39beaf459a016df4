/** Whether a record proves itself, and what is wrong with it if not. */
export function verify(text: string): { ok: boolean; problems: string[] };
