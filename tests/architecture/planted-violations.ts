/** [name of the rule it must break, the planted file, what that file says]. */
export const plantedViolations: [string, string, string][] = [
  ['no-cycles', 'src/contract/chicken.ts', "export { egg } from './egg.ts';"],
  ['resolvable', 'src/contract/lost.ts', "import '#contract/nowhere.ts';"],
  ['never-tests', 'src/web/browser/tested.ts', "import '../../../tests/support/app.ts';"],
  ['never-a-test-file', 'src/web/browser/test-user.ts', "import './screen.test.ts';"],
  ['rooms-by-name', 'src/web/api/climber.ts', "import '../../contract/api/errors.ts';"],
  ['contract-only-zod', 'src/contract/react.ts', "import 'react';"],
  ['server-not-web', 'src/server/pages/render-page.ts', "import '#web/ui/Button.tsx';"],
  ['web-not-server', 'src/web/api/direct.ts', "import type { A } from '#server/app.ts';"],
  ['web-not-node', 'src/contract/reader.ts', "import { readFileSync } from 'node:fs';"],
  ['ui-knows-no-domain', 'src/web/ui/Dialog.tsx', "import '#contract/api/errors.ts';"],
  ['ui-knows-no-domain', 'src/web/ui/Worded.tsx', "import '#web/texts/owners.ts';"],
  ['ui-knows-no-domain', 'src/web/ui/Fetch.tsx', "import '@tanstack/react-query';"],
  [
    'features-stay-apart',
    'src/web/features/maps/Map.tsx',
    "import '#web/features/sharing/Share.tsx';",
  ],
  ['features-below-pages', 'src/web/features/maps/Up.tsx', "import '#web/pages/home.page.tsx';"],
  ['features-below-pages', 'src/web/features/maps/Routes.tsx', "import '#web/routes.ts';"],
  ['pages-stay-apart', 'src/web/pages/map.page.tsx', "import './home.page.tsx';"],
  ['pages-below-routes', 'src/web/pages/faq.page.tsx', "import '#web/routes.ts';"],
  ['web-ground-floor', 'src/web/texts/upward.ts', "import '#web/ui/Button.tsx';"],
  ['maps-only-on-request', 'src/web/browser/map.ts', "import('maplibre-gl');"],
  [
    'routes-only-call-their-service',
    'src/server/reviews/reviews.routes.ts',
    "import './reviews.queries.ts';",
  ],
  [
    'routes-only-call-their-service',
    'src/server/owners/owners.routes.ts',
    "import '#server/businesses/reading/businesses.service.ts';",
  ],
  [
    'routes-only-call-their-service',
    'src/server/claims/claims.routes.ts',
    "import { sql } from 'kysely';",
  ],
  [
    'services-call-services',
    'src/server/reviews/reviews.service.ts',
    "import '#server/businesses/reading/businesses.queries.ts';",
  ],
  [
    'services-call-services',
    'src/server/owners/plans/owners.jobs.ts',
    "import '#server/businesses/businesses.routes.ts';",
  ],
  [
    'only-queries-speak-sql',
    'src/server/claims/claims.service.ts',
    "import { sql } from 'kysely';",
  ],
  [
    'emails-know-only-the-contract',
    'src/server/notifications/emails/welcome.ts',
    "import '#server/platform/database/database.ts';",
  ],
  [
    'commands-call-services',
    'src/server/commands/export.ts',
    "import '#server/businesses/reading/businesses.queries.ts';",
  ],
  [
    'rules-are-pure',
    'src/server/reviews/reviews.rules.ts',
    "import '#server/platform/database/database.ts';",
  ],
  ['rules-are-pure', 'src/server/owners/owners.rules.ts', "import { Hono } from 'hono';"],
  [
    'rules-have-no-clock-no-network',
    'src/server/claims/claims.rules.ts',
    "import { request } from 'node:http';",
  ],
  [
    'queries-only-know-the-database',
    'src/server/reviews/reviews.queries.ts',
    "import '#server/businesses/reading/businesses.service.ts';",
  ],
  [
    'queries-only-know-the-database',
    'src/server/owners/owners.queries.ts',
    "import type { Server } from '#server/platform/http/http.ts';",
  ],
  [
    'queries-know-shapes-not-decisions',
    'src/server/businesses/editing/deciding.queries.ts',
    "import '../open-hours.rules.ts';",
  ],
  [
    'platform-knows-no-area',
    'src/server/platform/jobs/jobs.ts',
    "import '#server/businesses/reading/businesses.service.ts';",
  ],
  ['platform-knows-no-domain', 'src/server/platform/http/limits.ts', "import '#contract/city.ts';"],
  ['seed-from-the-contract', 'db/seed/seed.ts', "import '#server/platform/database/database.ts';"],
  ['nobody-imports-the-top', 'src/server/leads/leads.service.ts', "import '#server/app.ts';"],
  [
    'nobody-imports-the-top',
    'src/server/reviews/helpful/helpful.service.ts',
    "import '#server/pages/render-page.ts';",
  ],
  [
    'nobody-imports-commands',
    'src/server/imports/imports.service.ts',
    "import '#server/commands/main.ts';",
  ],
  [
    'area-order-1',
    'src/server/accounts/accounts.service.ts',
    "import '#server/businesses/reading/businesses.service.ts';",
  ],
  [
    'area-order-2',
    'src/server/access/access.service.ts',
    "import '#server/categories/categories.service.ts';",
  ],
  [
    'area-order-3',
    'src/server/records/decide.service.ts',
    "import '#server/businesses/reading/businesses.service.ts';",
  ],
  [
    'area-order-4',
    'src/server/categories/categories.service.ts',
    "import '#server/reports/reports.service.ts';",
  ],
  [
    'area-order-5',
    'src/server/search/map/map.service.ts',
    "import '#server/reports/reports.service.ts';",
  ],
  [
    'area-order-6',
    'src/server/favorites/favorites.service.ts',
    "import '#server/messages/messages.service.ts';",
  ],
  [
    'area-order-7',
    'src/server/messages/messages.service.ts',
    "import '#server/advertising/advertising.service.ts';",
  ],
  [
    'area-order-8',
    'src/server/leads/campaigns.service.ts',
    "import '#server/moderation/moderation.service.ts';",
  ],
  [
    'area-order-9',
    'src/server/decided-records/decided-records.service.ts',
    "import '#server/moderation/moderation.service.ts';",
  ],
  [
    'last-areas-stay-apart',
    'src/server/personal-data/personal-data.service.ts',
    "import '#server/moderation/moderation.service.ts';",
  ],
  ['no-development-package', 'src/server/uploads/uploads.service.ts', "import 'fast-check';"],
];

/** What the planted files reach for; these break no rule themselves. */
export const lawfulFiles: Record<string, string> = {
  'src/contract/egg.ts': "export const egg = 1; export { chicken } from './chicken.ts';",
  'src/contract/api/errors.ts': "import { z } from 'zod'; export const code = z.string();",
  'src/contract/city.ts': "import '#contract/api/errors.ts'; export const city = 'Adana';",
  'src/web/routes.ts': "import '#web/pages/home.page.tsx';",
  'src/web/browser/screen.test.ts': "import { test } from 'vitest'; test('', () => {});",
  'src/web/ui/Button.tsx':
    "import { useId } from 'react'; import '#web/texts/kit.ts'; export const Button = () => <p id={useId()} />;",
  'src/web/texts/kit.ts': 'export const kitTexts = {};',
  'src/web/texts/owners.ts': 'export const ownerTexts = {};',
  'src/web/features/sharing/Share.tsx':
    "import '#web/ui/Button.tsx'; import '#contract/city.ts'; export const Share = () => <p />;",
  'src/web/pages/home.page.tsx':
    "import '#web/features/sharing/Share.tsx'; import type { PageProps } from '#web/page.ts';",
  'src/web/page.ts': 'export type PageProps = 1;',
  'src/server/main.ts': "import '#server/app.ts';",
  'src/server/app.ts': "import '#server/businesses/businesses.routes.ts'; export type A = 1;",
  'src/server/platform/http/http.ts': "import { Hono } from 'hono'; export type Server = Hono;",
  'src/server/platform/database/database.ts': "import 'kysely'; import '#contract/api/errors.ts';",
  'src/server/businesses/businesses.routes.ts':
    "import './reading/businesses.service.ts'; import '#contract/city.ts'; import '#server/platform/http/http.ts';",
  'src/server/businesses/reading/businesses.service.ts':
    "import './businesses.queries.ts'; import '../open-hours.rules.ts'; import '#server/platform/http/http.ts'; import '#server/notifications/emails/approved.ts';",
  'src/server/businesses/reading/businesses.queries.ts':
    "import { sql } from 'kysely'; import '#server/platform/database/database.ts'; import type { A } from '#contract/city.ts'; import type { B } from '../open-hours.rules.ts';",
  'src/server/businesses/open-hours.rules.ts':
    "import { createHash } from 'node:crypto'; import '#contract/city.ts'; export type B = 1;",
  'src/server/notifications/emails/approved.ts': "import '#contract/city.ts';",
  'src/server/reports/reports.service.ts':
    "import '#server/businesses/reading/businesses.service.ts';",
  'src/server/advertising/advertising.service.ts':
    "import '#server/businesses/reading/businesses.service.ts';",
  'src/server/moderation/moderation.service.ts': "import '#server/leads/leads.service.ts';",
  'src/server/commands/main.ts': "import '#server/reports/reports.service.ts';",
  'tests/support/app.ts': "import '#server/app.ts';",
};
