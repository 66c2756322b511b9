import type { PreinitializedWritableAtom } from 'nanostores';
import { useSyncExternalStore } from 'react';

/** The value of a store; during rendering and hydration its initial value, to match the HTML. */
export const useStore = <T>(store: PreinitializedWritableAtom<T>): T =>
  useSyncExternalStore(
    (onChange) => store.listen(onChange),
    () => store.get(),
    () => store.init as T,
  );
