import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/** The file of a foundry's font: `hind/400Regular/Hind_400Regular`. */
export const fontSource = (name: string): string => resolve(`@expo-google-fonts/${name}.ttf`);
