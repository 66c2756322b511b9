type Modifiers = Pick<KeyboardEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/**
 * Tells whether a key or button was pressed without modifier keys; with them the browser handles it, for
 * example by opening a tab.
 */
export const isPlainPress = ({ metaKey, ctrlKey, shiftKey, altKey }: Modifiers): boolean =>
  !metaKey && !ctrlKey && !shiftKey && !altKey;
