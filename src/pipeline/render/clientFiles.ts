import type { Plugin } from 'vite';

/** The file with the notices that licences of packages require. */
const LICENCES = 'licenses.txt';
/** One file for all islands: otherwise each part of React is a file and a request of its own. */
const REACT = { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\// };

/** Returns a comment that names the notices, for each script with code of a package. */
const bannerOf = ({ moduleIds }: { moduleIds: readonly string[] }) =>
  moduleIds.some((id) => id.includes('/node_modules/')) ? `/*! /${LICENCES} */` : '';

/**
 * A Vite plugin that bundles React into one file and publishes the licence notices of the packages in our
 * scripts. It is a plugin because Astro drops these options if its own configuration sets them only for
 * browsers.
 */
export const clientFiles = (): Plugin => ({
  name: 'client-files',
  configEnvironment: (name) =>
    name === 'client'
      ? {
          build: {
            license: { fileName: LICENCES },
            rolldownOptions: {
              output: { postBanner: bannerOf, codeSplitting: { groups: [REACT] } },
            },
          },
        }
      : null,
});
