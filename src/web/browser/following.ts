import { followingTexts as texts } from '#web/texts/following.ts';
import { loginAddress } from './login-address.ts';

/** Where one follows what was sent; whose account has it need not sign in first. */
export const following = (isTracked: boolean) =>
  isTracked
    ? { note: texts.asMember, link: { href: '/applications', children: texts.toApplications } }
    : {
        note: texts.asVisitor,
        link: { href: loginAddress('/applications'), children: texts.signIn },
      };
