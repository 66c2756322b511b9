import type { PublisherSettings } from '~/publish/publisher/settings';
import { commandTarget } from './command';
import { folderTarget } from './folder';
import type { Target } from './target';

/** The target that the settings name; the folder without any. */
export const chooseTarget = ({ command, buildTimeoutMs }: PublisherSettings): Target =>
  command === undefined ? folderTarget : commandTarget(command, buildTimeoutMs);
