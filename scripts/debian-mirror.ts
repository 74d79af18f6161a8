import { spawnSync } from 'node:child_process';

const FORMAT = '$(ORIGIN) $(COMPONENT) $(RELEASE) $(REPO_URI)';

/** The mirror that apt of this machine has Debian from: debootstrap asks the same one. */
export function findMirror(): string | undefined {
  const targets = spawnSync('apt-get', ['indextargets', '--format', FORMAT, 'Created-By: Packages'], {
    encoding: 'utf8',
  });
  const lines = (targets.stdout ?? '').split('\n').map((line) => line.split(' '));
  const [, , , mirror] =
    lines.find(
      ([origin, component, release = '']) =>
        origin === 'Debian' && component === 'main' && !release.includes('-'),
    ) ?? [];
  return mirror;
}
