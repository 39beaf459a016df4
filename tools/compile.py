"""Compiles the rules in place with mypyc.

A module opts in with the first line `# compiled with mypyc`. All such modules are built
together, so that they call each other natively. `src/cloister/_compiled.py` decides at import
time whether the result may be used.
"""

import argparse
import ast
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Any

HOME = Path(__file__).resolve().parent.parent

if TYPE_CHECKING:
    from cloister import _compiled
else:
    # Imported as a lone file: importing `cloister` would load the very modules to be compiled.
    sys.path.insert(0, str(HOME / "src" / "cloister"))
    import _compiled

MARK = "# compiled with mypyc"
GROUP = "cloister"

Stamps = dict[str, _compiled.Stamp]


def main() -> int:
    """0: compiled, up to date, or no compiler to do it with; 1: the build failed."""
    args = arguments()
    os.chdir(args.root)
    if args.can:
        return 0 if has_compiler() else 1
    if args.build:
        build([Path(path) for path in args.build])
        return 0
    if args.clean:
        clean()
        return 0
    return bring_up_to_date(whole=args.whole)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Compile the rules in place with mypyc.")
    parser.add_argument("--clean", action="store_true", help="remove all compiled files")
    parser.add_argument("--can", action="store_true", help="check whether this machine can compile")
    parser.add_argument("--whole", action="store_true", help="fail if a game has to be left out")
    parser.add_argument("--root", type=Path, default=HOME, help="the project to compile")
    parser.add_argument("--build", nargs="+", help=argparse.SUPPRESS)
    return parser.parse_args()


def bring_up_to_date(whole: bool) -> int:
    modules = marked_modules()
    if not modules:
        return say("compile: no module is marked for compilation", 0)
    if is_up_to_date(modules):
        return finish("compiled: up to date", whole)
    if not has_compiler():
        clean()
        return say("no C compiler found; the rules run interpreted", 0)
    say(f"compiling the rules ({len(modules)} modules); this takes a few minutes, but only once")
    start = time.monotonic()
    failure = compile_what_compiles(modules)
    if failure:
        clean()
        return say(f"{failure}\ncompile: failed; the rules run interpreted", 1)
    return finish(f"compiled in {time.monotonic() - start:.0f} s", whole)


def finish(message: str, whole: bool) -> int:
    manifest = _compiled.read_manifest(package())
    left_out = sorted(games_in("\n".join(manifest["left_out"]))) if manifest else []
    if left_out:
        message += f"; interpreted, because it does not compile: {', '.join(left_out)}"
    return say(message, 1 if whole and left_out else 0)


def say(message: str, status: int = 0) -> int:
    print(message, flush=True)
    return status


# What to compile


def package() -> Path:
    return Path("src", "cloister")


def marked_modules() -> list[Path]:
    return [path for path in sorted(package().rglob("*.py")) if is_marked(path)]


def is_marked(path: Path) -> bool:
    with path.open(encoding="utf-8") as lines:
        return lines.readline().rstrip() == MARK


def is_up_to_date(modules: list[Path]) -> bool:
    manifest = _compiled.read_manifest(package())
    if manifest is None or manifest["python"] != _compiled.python_tag():
        return False
    stamps = manifest["files"] | manifest["left_out"]
    return (
        set(relative(modules)) <= stamps.keys()
        and all((package() / library).is_file() for library in manifest["libraries"])
        and all(_compiled.unchanged(package() / path, stamps[path]) for path in stamps)
    )


def relative(paths: Iterable[Path]) -> list[str]:
    return [Path(os.path.relpath(path, package())).as_posix() for path in paths]


def has_compiler() -> bool:
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    headers = Path(sysconfig.get_paths()["include"], "Python.h")
    return shutil.which(compiler) is not None and headers.is_file()


# Compiling


def compile_what_compiles(modules: list[Path]) -> str:
    """Builds all modules except the games that fail; returns why nothing could be built."""
    chosen = modules
    while True:
        failure = attempt(chosen, left_out=[path for path in modules if path not in chosen])
        broken = games_in(failure)
        rest = [path for path in chosen if not broken & games_in(str(path))]
        if not failure or not rest or rest == chosen:
            return failure
        chosen = rest


def games_in(text: str) -> set[str]:
    """The games whose files the text names."""
    return set(re.findall(r"\bgames[/\\.](\w+)[/\\.]", text))


def attempt(modules: list[Path], left_out: list[Path]) -> str:
    """Builds once and tries the imports; returns what went wrong, or an empty string."""
    clean()
    # Stamped before the build, so that a file edited meanwhile makes the result stale.
    files = stamps(with_imports(modules))
    failure = run([__file__, "--root", ".", "--build", *map(str, modules)])
    if failure:
        return failure
    write_manifest(files, stamps(left_out))
    names = [".".join(path.with_suffix("").parts[1:]) for path in modules]
    return run(["-c", TRIAL, *names])


TRIAL = """
import importlib, sys
for name in sys.argv[1:]:
    try:
        assert importlib.import_module(name).__file__.endswith((".so", ".pyd")), "not used"
    except Exception as error:
        sys.exit(f"{name}.py cannot be imported when compiled: {error!r}")
"""


def run(arguments: list[str]) -> str:
    """Runs Python in a separate process; returns its output if it fails."""
    env = os.environ | {
        "CFLAGS": os.environ.get("CFLAGS", "-O3 -g0 -w -fvisibility=hidden"),
        "MYPYPATH": "src",
        "PYTHONPATH": "src",
        "CLOISTER_PURE": "0",
    }
    done = subprocess.run(
        [sys.executable, *arguments], env=env, capture_output=True, text=True, check=False
    )
    return (done.stdout + done.stderr).strip() if done.returncode else ""


def build(modules: list[Path]) -> None:
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    class Build(build_ext):  # type: ignore[misc]
        def build_extensions(self) -> None:
            self.compiler.compile = on_all_cores(self.compiler.compile)
            super().build_extensions()

    flags = ["--explicit-package-bases", "--cache-dir=build/mypy"]
    extensions = mypycify(
        [*flags, *map(str, modules)],
        opt_level="3",
        debug_level="0",
        target_dir="build/mypyc",
        group_name=GROUP,
        multi_file=True,
    )
    # Not setup(): that would read pyproject.toml, which is written for another backend.
    command = Build(
        Distribution({"name": GROUP, "ext_modules": extensions, "package_dir": {"": "src"}})
    )
    command.inplace = True
    command.parallel = True
    command.build_temp = "build/temp"
    command.build_lib = "build/lib"
    command.ensure_finalized()
    command.run()


def on_all_cores(compile_files: Callable[..., list[str]]) -> Callable[..., list[str]]:
    """Compiles as many files at once as there are cores; the compiler takes them one by one."""

    def compile_at_once(sources: list[str], *given: Any, **named: Any) -> list[str]:
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            made = pool.map(lambda source: compile_files([source], *given, **named), sources)
            return [file for files in made for file in files]

    return compile_at_once


# The manifest


def write_manifest(files: Stamps, left_out: Stamps) -> None:
    manifest = _compiled.Manifest(
        python=_compiled.python_tag(),
        libraries=relative(compiled_files()),
        files=files,
        left_out=left_out,
    )
    text = json.dumps(manifest, indent=1) + "\n"
    (package() / _compiled.MANIFEST).write_text(text, encoding="utf-8")


def stamps(paths: list[Path]) -> Stamps:
    return {name: _compiled.stamp_of(path) for name, path in zip(relative(paths), paths)}


def with_imports(modules: list[Path]) -> list[Path]:
    """The modules and what they import from the package.

    Literal `Final` values of an imported module are copied into the compiled code, even if that
    module is not compiled itself; so a change there makes the build stale too.
    """
    found: set[Path] = set()
    waiting = list(modules)
    while waiting:
        path = waiting.pop()
        if path not in found:
            found.add(path)
            waiting.extend(imported_files(path))
    return sorted(found)


def imported_files(path: Path) -> Iterator[Path]:
    for name in imported_names(path):
        place = Path("src", *name.split("."))
        for file in (place.with_suffix(".py"), place / "__init__.py"):
            if file.is_file():
                yield file


def imported_names(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            origin = origin_of(node, path)
            yield origin
            yield from (f"{origin}.{alias.name}" for alias in node.names)


def origin_of(node: ast.ImportFrom, path: Path) -> str:
    above = path.parts[1 : len(path.parts) - node.level] if node.level else ()
    return ".".join([*above, *([node.module] if node.module else [])])


# Cleaning


def compiled_files() -> list[Path]:
    here = [*Path("src").glob(f"{GROUP}__mypyc*"), *package().rglob("*")]
    return sorted(path for path in here if path.suffix in {".so", ".pyd"})


def clean() -> None:
    for path in compiled_files():
        path.unlink()
    (package() / _compiled.MANIFEST).unlink(missing_ok=True)
    for folder in ("mypyc", "temp", "lib"):
        shutil.rmtree(Path("build", folder), ignore_errors=True)


if __name__ == "__main__":
    sys.exit(main())
