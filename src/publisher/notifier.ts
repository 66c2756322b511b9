import { causeOf } from '#/system/report/expectedError.ts';
import type { Log } from './log.ts';
import type { Clock } from './queue/retry.ts';
import type { PublisherState } from './state.ts';

const MINUTE_MS = 60_000;
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
      const parts = old.map(({ part }) => part).join('; ');
      return parts && `for an hour new content could not be had: ${parts}`;
    },
    end: ({ fallbacks = [] }: State) => (fallbacks.length ? undefined : 'all content is new again'),
  },
};

interface NotifierOptions {
  state: PublisherState;
  clock: Clock;
  log: Log;
  /** Runs the owner's NOTIFY_COMMAND. */
  notify: (sentence: string) => Promise<void>;
}

/** Tells one kind of news: tries until it has succeeded once, or the news is no longer true. */
function createNotice(kind: keyof typeof NEWS, { state, clock, log, notify }: NotifierOptions) {
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
      await notify(sentence);
      rest();
      await state.set({ told: { ...state.get().told, [kind]: isBad } });
      log('notified', { sentence });
    } catch (error) {
      log('not-notified', { reason: causeOf(error) });
      if (state.get().told?.[kind] !== isBad) plan();
    }
    isTelling = false;
    check(); // the news may have changed meanwhile
  };

  const check = () => {
    if (isTelling) return;
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
export function createNotifier(options: NotifierOptions) {
  const notices = [createNotice('failing', options), createNotice('copies', options)];
  let isStopped = false;
  return {
    /** Compares the state with what the owner was told. */
    check: () => {
      if (!isStopped) notices.forEach((notice) => notice.check());
    },
    stop: () => {
      isStopped = true;
      notices.forEach((notice) => notice.rest());
    },
  };
}

export type Notifier = ReturnType<typeof createNotifier>;
