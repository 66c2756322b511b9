type Modifiers = Pick<KeyboardEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/**
 * Whether a key or button was pressed without modifier keys; with them it is for the browser, for example
 * to open a tab.
 */
export const isPlainPress = ({ metaKey, ctrlKey, shiftKey, altKey }: Modifiers): boolean =>
  !metaKey && !ctrlKey && !shiftKey && !altKey;
