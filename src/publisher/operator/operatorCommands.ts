import { ExpectedError } from '#/system/report/expectedError.ts';
import type { Publishing } from '#/publisher/publishing.ts';
import type { OperatorCommand } from './operatorAccess.ts';

const UNPIN = 'npm run publisher -- unpin';

type CarryOut = (publishing: Publishing, words: readonly string[]) => Promise<string>;

async function requestBuild({ inbox, worker }: Publishing): Promise<void> {
  await inbox.add();
  worker.checkRequests();
}

/** Restores an earlier release, by default the one before the live one, and pins it. */
const rollBack: CarryOut = async (publishing, [wanted]) => {
  const { releases, switcher } = publishing;
  const ids = await releases.list();
  const live = (await releases.live())?.manifest.id;
  const id = wanted ?? ids.filter((each) => live === undefined || each < live).at(-1);
  if (id === undefined || !ids.includes(id)) {
    const others = ids.filter((each) => each !== live).join(', ') || 'none';
    throw new ExpectedError(
      `there is no release ${wanted ?? 'before the live one'}; the others are: ${others}`,
    );
  }
  await switcher.rollBack(id).catch(async (error: unknown) => {
    await requestBuild(publishing); // the next build repairs a broken delivery
    throw error;
  });
  return `${id} is live, and stays so until: ${UNPIN}`;
};

const unpin: CarryOut = async (publishing) => {
  const { state } = publishing;
  const { pin } = state.get();
  if (pin === undefined) throw new ExpectedError('no release is pinned');
  await state.set({ pin: undefined });
  await requestBuild(publishing);
  return `${pin} is no longer pinned; the newest content is published next`;
};

const acceptShrink: CarryOut = async (publishing) => {
  const { state } = publishing;
  const { stopped } = state.get();
  if (!stopped) throw new ExpectedError('no build was stopped because the site had shrunk');
  await state.set({ accepted: stopped, stopped: undefined });
  await requestBuild(publishing);
  return 'the smaller site is accepted, and published next';
};

const listReleases: CarryOut = async ({ releases, state }) => {
  const live = (await releases.live())?.manifest.id;
  const describe = (id: string) =>
    [id, ...(id === live ? ['live'] : []), ...(id === state.get().pin ? ['pinned'] : [])].join(' ');
  return (await releases.list()).map(describe).join('\n') || 'there is no release yet';
};

const build: CarryOut = async (publishing) => {
  const { pin } = publishing.state.get();
  if (pin !== undefined) throw new ExpectedError(`${pin} is pinned until: ${UNPIN}`);
  await requestBuild(publishing);
  return 'a build begins, or follows the running one; the log and /status say how it ends';
};

const COMMANDS = new Map<string, CarryOut>([
  ['releases', listReleases],
  ['build', build],
  ['rollback', rollBack],
  ['unpin', unpin],
  ['accept-shrink', acceptShrink],
]);

/** Runs an operator command; resolves to its result, throws ExpectedError. */
export async function operate(publishing: Publishing, { name, words }: OperatorCommand) {
  const carryOut = COMMANDS.get(name);
  if (carryOut) return carryOut(publishing, words);
  const names = [...COMMANDS.keys()].join(', ');
  throw new ExpectedError(`there is no command "${name}"; the commands are: ${names}`);
}
