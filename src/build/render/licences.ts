import type { Plugin } from 'vite';

/** The file with the notices that the licences of packages require. */
const FILE = 'licenses.txt';

/** Names the notices in each script that holds code of a package. */
const bannerOf = ({ moduleIds }: { moduleIds: readonly string[] }) =>
  moduleIds.some((id) => id.includes('/node_modules/')) ? `/*! /${FILE} */` : '';

/**
 * A Vite plugin that publishes the notices of the packages in our scripts. It is a plugin because Astro drops
 * this option if its own configuration sets it for browsers only.
 */
export const licences = (): Plugin => ({
  name: 'licences',
  configEnvironment: (name) =>
    name === 'client'
      ? {
          build: {
            license: { fileName: FILE },
            rolldownOptions: { output: { postBanner: bannerOf } },
          },
        }
      : null,
});
