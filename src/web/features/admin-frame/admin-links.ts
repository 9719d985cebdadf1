import {
  BookOpenCheck,
  CalendarDays,
  ChartColumn,
  Cross,
  FileUp,
  Inbox,
  KeyRound,
  type LucideIcon,
  Mails,
  MapPinned,
  Settings,
  Shapes,
  Store,
  Tags,
  Timer,
  UsersRound,
} from 'lucide-react';
import { adminFrameTexts } from '#web/texts/admin-frame.ts';

export type AdminScreen = keyof typeof adminFrameTexts.links;

interface AdminLink {
  screen: AdminScreen;
  href: string;
  label: string;
  icon: LucideIcon;
  /** Moderators do not see it. */
  isForAdmins?: boolean;
}

const { groups, links } = adminFrameTexts;

/** One line per screen of the team, in the order of the menu. A screen that comes into being adds its line. */
export const adminGroups: { title: string; links: AdminLink[] }[] = [
  {
    title: groups.records,
    links: [
      { screen: 'inbox', href: '/admin', label: links.inbox, icon: Inbox },
      { screen: 'businesses', href: '/admin/businesses', label: links.businesses, icon: Store },
      { screen: 'imports', href: '/admin/imports', label: links.imports, icon: FileUp },
      {
        screen: 'users',
        href: '/admin/users',
        label: links.users,
        icon: UsersRound,
        isForAdmins: true,
      },
    ],
  },
  {
    title: groups.city,
    links: [
      {
        screen: 'categories',
        href: '/admin/categories',
        label: links.categories,
        icon: Shapes,
        isForAdmins: true,
      },
      { screen: 'kinds', href: '/admin/kinds', label: links.kinds, icon: Tags, isForAdmins: true },
      {
        screen: 'places',
        href: '/admin/places',
        label: links.places,
        icon: MapPinned,
        isForAdmins: true,
      },
      {
        screen: 'calendar',
        href: '/admin/calendar',
        label: links.calendar,
        icon: CalendarDays,
        isForAdmins: true,
      },
      { screen: 'duty', href: '/admin/duty', label: links.duty, icon: Cross },
    ],
  },
  {
    title: groups.running,
    links: [
      {
        screen: 'statistics',
        href: '/admin/statistics',
        label: links.statistics,
        icon: ChartColumn,
      },
      {
        screen: 'outbox',
        href: '/admin/outbox',
        label: links.outbox,
        icon: Mails,
        isForAdmins: true,
      },
      { screen: 'jobs', href: '/admin/jobs', label: links.jobs, icon: Timer, isForAdmins: true },
      {
        screen: 'audit',
        href: '/admin/audit',
        label: links.audit,
        icon: BookOpenCheck,
        isForAdmins: true,
      },
      {
        screen: 'settings',
        href: '/admin/settings',
        label: links.settings,
        icon: Settings,
        isForAdmins: true,
      },
      { screen: 'security', href: '/admin/security', label: links.security, icon: KeyRound },
    ],
  },
];

export const adminLinks = adminGroups.flatMap(({ links }) => links);

/** Head of a screen of the team, which no search engine is to have. */
export const adminHead = (title: string, description: string) => ({
  title: `${title} · ${adminFrameTexts.title}`,
  description,
  isIndexed: false,
});
