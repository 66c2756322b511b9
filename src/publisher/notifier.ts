import { causeOf } from '#/system/report/expectedError.ts';
import type { Log } from './log.ts';
import { inOneSentence } from './oneSentence.ts';
import { runOwnersCommand } from './queue/ownersCommand.ts';
import type { Clock } from './queue/retry.ts';
import type { PublisherState } from './state.ts';

const MINUTE_MS = 60_000;
const TIMEOUT_MS = MINUTE_MS;
/** The delay before each further attempt to tell; the last one repeats. */
const DELAYS_MS = [1, 5, 15, 60].map((minutes) => minutes * MINUTE_MS);
const LONGEST_MS = Math.max(...DELAYS_MS);
/** How long a part of the site may be a copy before its owner is told. */
const COPY_MS = 60 * MINUTE_MS;

type State = ReturnType<PublisherState['get']>;

/** What its owner is told when something goes wrong, and when it ends. */
const NEWS = {
  failing: {
    begin: ({ lastBuild }: State) => lastBuild?.reason,
    end: ({ lastBuild }: State) => (lastBuild?.reason ? undefined : 'publishing works again'),
  },
  copies: {
    begin: ({ fallbacks = [] }: State, now: number) => {
      const old = fallbacks.filter(({ since }) => now - Date.parse(since) >= COPY_MS);
      const parts = inOneSentence(old.map(({ part }) => part).join('\n'));
      return parts && `for an hour new content could not be had: ${parts}`;
    },
    end: ({ fallbacks = [] }: State) => (fallbacks.length ? undefined : 'all content is new again'),
  },
};

interface NotifierOptions {
  state: PublisherState;
  clock: Clock;
  log: Log;
  /** The owner's NOTIFY_COMMAND. */
  command: string;
  /** Aborted when the publisher stops. */
  signal: AbortSignal;
}

/** Tells one kind of news: tries until it has succeeded once, or the news is no longer true. */
function createNotice(kind: keyof typeof NEWS, options: NotifierOptions) {
  const { state, clock, log, command, signal } = options;
  let tries = 0;
  let isTelling = false;
  let cancel: (() => void) | undefined; // set while a further attempt is planned

  const rest = () => {
    cancel?.();
    cancel = undefined;
    tries = 0;
  };

  const plan = () => {
    cancel = clock.setTimer(() => {
      cancel = undefined;
      check();
    }, DELAYS_MS[tries] ?? LONGEST_MS);
    tries += 1;
  };

  const tell = async (sentence: string, isBad: boolean) => {
    try {
      const name = 'NOTIFY_COMMAND';
      await runOwnersCommand({ name, command, timeoutMs: TIMEOUT_MS, signal }, sentence);
      rest();
      const told = { ...state.get().told, [kind]: isBad };
      await state.set({ told }).catch((error: unknown) => {
        log('not-remembered', { reason: causeOf(error) });
      });
      log('notified', { sentence });
    } catch (error) {
      log('not-notified', { reason: causeOf(error) });
      if (!signal.aborted && state.get().told?.[kind] !== isBad) plan();
    }
    isTelling = false;
    check(); // the news may have changed meanwhile
  };

  const check = () => {
    if (isTelling || signal.aborted) return;
    const { pin, told } = state.get();
    const wasTold = told?.[kind] === true;
    const { begin, end } = NEWS[kind];
    const sentence = wasTold ? end(state.get()) : begin(state.get(), clock.now());
    if (!sentence || pin !== undefined) {
      rest();
      return;
    }
    if (cancel) return;
    isTelling = true;
    void tell(sentence, !wasTold);
  };
  return { check, rest };
}

/** Tells the owner, beside the queue, when something goes wrong and when it has ended. */
export function createNotifier(
  command: string | undefined,
  common: Omit<NotifierOptions, 'command'>,
) {
  const options = command === undefined ? undefined : { ...common, command };
  const notices = options
    ? [createNotice('failing', options), createNotice('copies', options)]
    : [];
  return {
    /** Compares the state with what the owner was told. */
    check: () => notices.forEach((notice) => notice.check()),
    /** Drops all planned attempts. */
    stop: () => notices.forEach((notice) => notice.rest()),
  };
}

export type Notifier = ReturnType<typeof createNotifier>;
