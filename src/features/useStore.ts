import type { PreinitializedWritableAtom } from 'nanostores';
import { useSyncExternalStore } from 'react';

/** What a store holds; while a page is rendered or hydrated, what it held first, as the HTML shows. */
export const useStore = <T>(store: PreinitializedWritableAtom<T>): T =>
  useSyncExternalStore(
    (onChange) => store.listen(onChange),
    () => store.get(),
    () => store.init as T,
  );
