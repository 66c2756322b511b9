const MAX_WORDS = 7;

/** Whether a heading is short enough for the display face, which is for seven words at most. */
export const isDisplayText = (text: string) => text.trim().split(/\s+/).length <= MAX_WORDS;
