import { causeOf } from '#/system/report/expectedError.ts';
import { logUnsaved, type Log } from './log.ts';
import { inOneSentence } from './oneSentence.ts';
import { createBackOff, MINUTE_MS, type Clock } from './queue/backOff.ts';
import { runOwnersCommand } from './queue/ownersCommand.ts';
import type { PublisherState, State } from './state.ts';

const TIMEOUT_MS = MINUTE_MS;
/** The delay before each further attempt to tell; the last one repeats. */
const DELAYS_MINUTES = [1, 5, 15, 60];
/** How long a part of the site may be a copy before its owner is told. */
const COPY_MS = 60 * MINUTE_MS;

/** What its owner is told when something goes wrong, and when it ends. */
const NEWS = {
  failing: {
    begin: ({ lastBuild }: State) =>
      lastBuild?.reason &&
      `The website could not be updated, and this is tried again by itself. The cause: ${lastBuild.reason}`,
    end: ({ lastBuild }: State) =>
      lastBuild?.reason ? undefined : 'The website can be updated again.',
  },
  copies: {
    begin: ({ fallbacks = [] }: State, now: number) => {
      const old = fallbacks.filter(({ since }) => now - Date.parse(since) >= COPY_MS);
      const parts = inOneSentence(old.map(({ part }) => part).join('\n'));
      return (
        parts &&
        `For an hour, the website has shown an older copy of content that could not be fetched: ${parts}`
      );
    },
    end: ({ fallbacks = [] }: State) =>
      fallbacks.length ? undefined : 'All content of the website is new again.',
  },
};

type Kind = keyof typeof NEWS;

interface NotifierOptions {
  state: PublisherState;
  clock: Clock;
  log: Log;
  /** The owner's NOTIFY_COMMAND. */
  command: string;
  /** Aborted when the publisher stops. */
  signal: AbortSignal;
}

/** Returns what the owner was not told yet; nothing while a release is pinned. */
function findNews(kind: Kind, state: State, now: number) {
  const isBad = !state.told?.[kind];
  const sentence = isBad ? NEWS[kind].begin(state, now) : NEWS[kind].end(state);
  return sentence && state.pin === undefined ? { sentence, told: { [kind]: isBad } } : undefined;
}

type News = NonNullable<ReturnType<typeof findNews>>;

/** Tells the owner, and remembers it; false if the command failed. */
async function tell({ sentence, told }: News, options: NotifierOptions): Promise<boolean> {
  const { state, log, command, signal } = options;
  const order = { name: 'NOTIFY_COMMAND', command, timeoutMs: TIMEOUT_MS, signal } as const;
  try {
    await runOwnersCommand(order, sentence);
  } catch (error) {
    log('not-notified', { reason: causeOf(error) });
    return false;
  }
  await state.set({ told: { ...state.get().told, ...told } }).catch(logUnsaved(log));
  log('notified', { sentence });
  return true;
}

/** Tells one kind of news: tries until it has succeeded once, or the news is no longer true. */
function createNotice(kind: Kind, options: NotifierOptions) {
  const { state, clock, signal } = options;
  const retry = createBackOff(options, DELAYS_MINUTES, () => void check());
  let isTelling = false;

  const check = async () => {
    if (isTelling || signal.aborted) return;
    const news = findNews(kind, state.get(), clock.now());
    if (!news) retry.reset();
    if (!news || retry.nextTry() !== undefined) return;
    isTelling = true;
    if (await tell(news, options)) retry.reset();
    else retry.plan();
    isTelling = false;
    await check(); // the news may have changed meanwhile
  };
  return check;
}

/** Returns a function that compares the state with what the owner was told, and tells news beside the queue. */
export function createNotifier(
  command: string | undefined,
  options: Omit<NotifierOptions, 'command'>,
): () => void {
  if (command === undefined) return () => undefined;
  const kinds = ['failing', 'copies'] as const;
  const notices = kinds.map((kind) => createNotice(kind, { ...options, command }));
  return () => notices.forEach((check) => void check());
}
