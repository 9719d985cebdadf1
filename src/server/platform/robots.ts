import { isbot } from 'isbot';

/** Programs that say what they are, and those that say nothing: never counted as people. */
export const isRobot = ({ userAgent }: { userAgent: string }): boolean =>
  userAgent === '' || isbot(userAgent);
