import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { POLICY_REPORTS_PATH } from '#contract/api/policy-reports.ts';
import { CITY_TIME_ZONE, type ConfiguredSite, type Site } from '#contract/city/city.ts';
import { HEAD_SCRIPT } from '#contract/head/head-script.ts';
import { BASE_MAP_PATH } from '#contract/maps/maps.ts';
import { PROXY_JOB } from '#contract/moderation/administration-records.ts';
import type { DrawShareCard } from '#contract/share-pictures.ts';
import { readyPasskeys } from './accounts/passkeys.service.ts';
import { openSite } from './administration/city-settings.service.ts';
import { createApp, productGauges, productJobs, servedPaths } from './app.ts';
import { checkWebsitesJob } from './businesses/website-checks/website-checks.jobs.ts';
import { ensureCategories } from './categories/categories.service.ts';
import { seedExamplesOnce } from './examples/examples.service.ts';
import { ensureKinds, tellKinds } from './kinds/kinds.service.ts';
import { ApiAnswers, answersOfPrimary } from './pages/api-answers.ts';
import { hasBaseMap, serveBaseMap } from './pages/base-map.ts';
import { openEdge } from './pages/edge.ts';
import { createHttpServer } from './pages/http-server.ts';
import { openPagesOnDisk } from './pages/open-pages-on-disk.ts';
import { PageCache } from './pages/page-cache.ts';
import type { PagesOnDisk } from './pages/pages-on-disk.ts';
import { openBuiltWeb, pageRenderer } from './pages/render-page.ts';
import { openShareFonts } from './pages/share-picture-fonts.ts';
import { SharePictures } from './pages/share-pictures.ts';
import { siteFilePaths } from './pages/site-files.ts';
import { noteTailJob } from './platform/audit/audit-tail.ts';
import { wrongRecipient } from './platform/backup/backup-seal.ts';
import { nightlyBackupJob } from './platform/backup/nightly-backup.ts';
import { restoreDrillJob } from './platform/backup/restore-drill.ts';
import { type Config, EXIT_WRONG_CONFIGURATION } from './platform/config.ts';
import type { Dependencies } from './platform/context.ts';
import { type Db, openDatabase, serverVersion } from './platform/database/database.ts';
import { explainDatabaseFailure } from './platform/database/database-failure.ts';
import { migrate, SchemaRefusal } from './platform/database/migrations.ts';
import { openReplica } from './platform/database/open-replica.ts';
import { type PublicData, watchPublicData } from './platform/database/public-data.ts';
import { type Reading, readingOf, whereReading } from './platform/database/replica.ts';
import { openDependencies } from './platform/dependencies.ts';
import { trustedProxies } from './platform/http/client-address.ts';
import { gracefulClose } from './platform/http/graceful-close.ts';
import { countPages } from './platform/http/limits.ts';
import { listen } from './platform/http/listen.ts';
import { ownWritesOf } from './platform/http/own-writes.ts';
import { Dictionary } from './platform/http/packing/dictionary.ts';
import { securityHeaders } from './platform/http/security-headers.ts';
import { openStaticFiles } from './platform/http/static-files.ts';
import { openPageLines, openWaitingLine } from './platform/http/waiting-line.ts';
import { startJobs } from './platform/jobs/jobs.ts';
import type { Log } from './platform/observability/log.ts';
import { openMetrics } from './platform/observability/metrics.ts';
import { watchForProxies } from './platform/observability/proxy-watch.ts';
import { whatFailsOf } from './platform/observability/readiness.ts';
import { productVersion } from './platform/observability/version.ts';
import { warnSeldom } from './platform/observability/warn-seldom.ts';
import { startEmbeddedPostgres } from './platform/postgres-embedded/embedded-postgres.ts';
import { explainFailure, isDiskFull } from './platform/postgres-embedded/error.ts';
import { holdsSiteKey } from './platform/site-key.ts';
import { EXIT_UNAVAILABLE, StartFailure } from './platform/start-failure.ts';
import { closeDataDir } from './platform/storage/private-files.ts';
import { currentColumns } from './search/counting/current-columns.service.ts';
import { neighboursNow } from './search/related/related.service.ts';

/** Major version of the oldest PostgreSQL whose SQL the migrations keep to. */
const OLDEST_SERVER = 15;
/**
 * How long what is under way may take when the product is asked to stop. Together, with the grace and the
 * database's own stop, it stays below TimeoutStopSec of deploy/directory.service.
 */
const STOP_PATIENCE_MS = { requests: 30_000, jobs: 7_000, connections: 2_000 };
/** Served beside calls, pages and files for machines; for counting. */
const OTHER_PATHS = [
  '/healthz',
  '/readyz',
  '/share/:kind/:file',
  '/assets/:file',
  '/data/business/:id',
];
/** Closes one thing; leaves what takes too long. */
type Closer = () => Promise<unknown>;

interface Product {
  address: string;
  dataPlace: string;
  /**
   * Not ready from now on, so that a proxy sends nobody more; after `graceMs` the door closes, what is under
   * way ends, and the database is closed in order.
   */
  stop(graceMs: number): Promise<void>;
  /** For a stop that takes too long: waits for nothing more but the database. */
  force(): void;
}

/** What the parts of the product need to know about its end. */
interface Ending {
  closers: Closer[];
  stopping: AbortController;
  /** Resolves after so long, or when the stop is forced. */
  late(timeoutMs: number): Promise<unknown>;
}

/** Opens the database, brings it up to date, and serves. What was opened is closed again on failure. */
export async function createProduct(
  config: Config,
  log: Log,
  options: { isDevelopment: boolean },
): Promise<Product> {
  const stopping = new AbortController();
  const forced = new AbortController();
  const late = (timeoutMs: number) =>
    pause(timeoutMs, undefined, { ref: false, signal: forced.signal }).catch(() => {});
  const ending: Ending = { closers: [], stopping, late };
  const closeAll = async () => {
    for (const close of ending.closers.reverse())
      await close().catch((err) => log.warn({ err }, 'closing'));
  };
  try {
    const opened = await open(config, log, options, ending);
    return {
      ...opened,
      async stop(graceMs) {
        stopping.abort();
        await late(graceMs);
        await closeAll();
      },
      force: () => forced.abort(),
    };
  } catch (error) {
    await closeAll();
    throw error;
  }
}

async function open(
  config: Config,
  log: Log,
  options: { isDevelopment: boolean },
  { closers, stopping, late }: Ending,
): Promise<Pick<Product, 'address' | 'dataPlace'>> {
  await closeDataDir(config.DATA_DIR);
  const notSealable = config.BACKUP_RECIPIENT && (await wrongRecipient(config.BACKUP_RECIPIENT));
  if (notSealable)
    throw new StartFailure(
      `BACKUP_RECIPIENT is no recipient of age (${notSealable}).`,
      EXIT_WRONG_CONFIGURATION,
    );
  const embedded = config.DATABASE_URL
    ? undefined
    : await startEmbeddedPostgres({
        dataDir: config.DATA_DIR,
        onEvent: (event) => warnSeldom(log, { event }, `embedded database: ${event.type}`),
      });
  if (embedded) closers.push(() => embedded.stop());
  const connection = embedded?.connection ?? { connectionString: config.DATABASE_URL };
  const database = openDatabase(connection, log);
  // A job that was left still holds a connection; its transaction ends with this process.
  closers.push(() => Promise.race([database.close(), late(STOP_PATIENCE_MS.connections)]));
  const { db } = database;
  const now = () => new Date();
  await bringUpToDate(db, config, now(), log).catch((error) => {
    throw databaseFailure(config, error);
  });

  const edge = config.EDGE_URLS.length > 0 ? openEdge(config.EDGE_URLS, { log }) : undefined;
  closers.push(async () => edge?.close());
  const replicated = openReplica(config, db, log);
  if (replicated)
    closers.push(() => Promise.race([replicated.close(), late(STOP_PATIENCE_MS.connections)]));
  const replica = replicated?.replica;
  const reading = replica ?? readingOf(db);
  const publicData = await watchPublicData(db, connection, log, edge?.heard, reading);
  closers.push(() => Promise.race([publicData.stop(), late(STOP_PATIENCE_MS.connections)]));
  await replica?.begin(publicData);
  closers.push(() => Promise.race([replica?.stop(), late(STOP_PATIENCE_MS.connections)]));
  const dependencies = await openDependencies(config, database, { now, log });
  await refuseAnotherKey(dependencies);
  // Whoever searches first does not wait until all businesses are read.
  reading.run(currentColumns).catch((err) => log.warn({ err }, 'reading what searches count'));
  const proxies = trustedProxies(config.TRUSTED_PROXIES);
  const watch = watchForProxies(dependencies, {
    name: PROXY_JOB,
    proxies,
    isAnyNamed: config.TRUSTED_PROXIES !== undefined,
  });
  const lines = openPageLines(openWaitingLine());
  const app = createApp({ dependencies, trustedProxies: proxies, line: lines.person, reading });
  const web = options.isDevelopment ? undefined : await openBuiltWeb();
  const whatFails = whatFailsOf(dependencies, stopping.signal);
  const metrics =
    config.METRICS_PORT === undefined
      ? undefined
      : openMetrics({
          ...{ db, disk: dependencies.disk, whatFails },
          replica: replica && (() => replica.state),
          pools: { ...database.pools, ...(replicated && { replica: replicated.pool }) },
          routes: [...servedPaths, ...siteFilePaths, ...OTHER_PATHS, ...(web?.pagePaths ?? [])],
          gauges: productGauges,
          version: productVersion(),
        });
  const ownJobs = [
    nightlyBackupJob({ connection, config, timeZone: CITY_TIME_ZONE }),
    restoreDrillJob({ connection, config }),
    noteTailJob(config.DATA_DIR),
    ...checkWebsitesJob(config.WEBSITE_CHECKS_PER_DAY),
    watch.job,
  ];
  const jobs = startJobs([...productJobs, ...ownJobs], dependencies, metrics?.jobEnded);
  let jobsLate = Promise.resolve<unknown>(undefined);
  stopping.signal.addEventListener('abort', () => {
    jobsLate = late(STOP_PATIENCE_MS.jobs);
    void jobs.stop();
  });
  closers.push(() => Promise.race([jobs.stop(), jobsLate]));
  const ownTiles = { hasBaseMap: hasBaseMap(config.DATA_DIR) };
  const site = siteOf(config, ownTiles);
  const headers = securityHeaders(config, {
    ...ownTiles,
    reportsPath: POLICY_REPORTS_PATH,
    headScript: HEAD_SCRIPT,
  });
  const baseMap = ownTiles.hasBaseMap ? serveBaseMap(config.DATA_DIR, headers) : undefined;
  const { storage, disk } = dependencies;
  const context = { db, now, log, storage, disk };
  const spendPage = countPages(dependencies.limits, proxies);
  const answering = { app, lines, spendPage, look: watch.look };
  const parts = { ...answering, context, headers, metrics, baseMap, whatFails, edge, reading };
  const store = options.isDevelopment
    ? undefined
    : await openPagesOnDisk(config, dependencies, { history: publicData, ...ownTiles });
  closers.push(() => Promise.race([store?.close(), late(STOP_PATIENCE_MS.connections)]));
  const server = options.isDevelopment
    ? await developmentServer(parts, site, closers)
    : await builtServer(parts, web, site, {
        ...{ publicData, store },
        ofPrimary: replica && { secret: dependencies.secret, publicUrl: config.PUBLIC_URL },
      });
  const close = gracefulClose(server, stopping.signal);
  const address = await listen(server, config);
  closers.push(() => close(late(STOP_PATIENCE_MS.requests)));
  readyPasskeys().catch((err) => log.warn({ err }, 'loading passkeys'));
  if (metrics && config.METRICS_PORT !== undefined) {
    await listen(metrics.server, { ...config, PORT: config.METRICS_PORT });
    closers.push(async () => {
      metrics.server.close();
      metrics.server.closeAllConnections();
    });
  }
  return { address, dataPlace: embedded ? config.DATA_DIR : 'DATABASE_URL' };
}

async function bringUpToDate(db: Db, config: Config, now: Date, log: Log): Promise<void> {
  const version = await serverVersion(db);
  if (version < OLDEST_SERVER) {
    throw new StartFailure(
      `The server of DATABASE_URL is PostgreSQL ${version}; ${OLDEST_SERVER} or newer is needed.`,
      EXIT_UNAVAILABLE,
    );
  }
  const ran = await migrate(db);
  if (ran.length > 0) log.info({ migrations: ran }, 'schema brought up to date');
  await ensureCategories(db);
  await ensureKinds(db);
  if (config.EXAMPLES === 'on') await seedExamplesOnce(db, now, log);
  await db.transaction().execute((trx) => tellKinds(trx, db));
}

/** What one instance seals no other could open: seldom seen, and hard to find. */
async function refuseAnotherKey({ db, secret }: Dependencies): Promise<void> {
  if (await holdsSiteKey(db, secret)) return;
  throw new StartFailure(
    'SECRET_KEY (or DATA_DIR/secret-key) is not the key this database is used with: give every instance the same one. Changed on purpose: stop all instances and run key change.',
    EXIT_WRONG_CONFIGURATION,
  );
}

function databaseFailure(config: Config, error: unknown): unknown {
  if (error instanceof SchemaRefusal) return new StartFailure(error.message, EXIT_UNAVAILABLE);
  if (!config.DATABASE_URL)
    return isDiskFull(config.DATA_DIR) ? explainFailure(config.DATA_DIR, error) : error;
  const sentence = explainDatabaseFailure(error);
  return sentence ? new StartFailure(sentence, EXIT_UNAVAILABLE, error) : error;
}

type Parts = Pick<
  Parameters<typeof createHttpServer>[0],
  | 'app'
  | 'lines'
  | 'spendPage'
  | 'look'
  | 'context'
  | 'headers'
  | 'metrics'
  | 'baseMap'
  | 'whatFails'
  | 'edge'
> & { context: Pick<Dependencies, 'storage'>; reading: Reading };

/** None where the fonts were not made: a link then carries no picture. */
function openSharePictures(parts: Parts, site: () => Promise<Site>, draw: DrawShareCard) {
  const fonts = openShareFonts();
  return (
    fonts &&
    new SharePictures({ ctx: whereReading(parts.context, parts.reading), site, fonts, draw })
  );
}

async function builtServer(
  parts: Parts,
  web: Awaited<ReturnType<typeof openBuiltWeb>>,
  configured: ConfiguredSite,
  made: {
    publicData: PublicData;
    store: PagesOnDisk | undefined;
    ofPrimary: Parameters<typeof ownWritesOf>[0] | undefined;
  },
): Promise<Server> {
  if (!web) throw new StartFailure('The pages are not built: run npm start.', EXIT_UNAVAILABLE);
  const { app, context, reading } = parts;
  const { publicData, store, ofPrimary } = made;
  const site = openSite(
    whereReading(parts.context, parts.reading),
    configured,
    publicData.ofAnything,
  );
  const answers = new ApiAnswers(app, publicData, {
    neighboursNow: () => neighboursNow(whereReading(context, reading).db),
  });
  const client = new URL('../../dist/client/', import.meta.url);
  const dictionary = await Dictionary.ofBuild(client);
  return createHttpServer({
    ...parts,
    site,
    sharePictures: openSharePictures(parts, site, web.drawShareCard),
    dictionary,
    pages: new PageCache(publicData, {
      ...{ store, dictionary },
      stillSay: answers.stillSay,
    }),
    renderPage: pageRenderer(web, answers, site, context.now),
    ofPrimary: ofPrimary && {
      isAskedBy: ownWritesOf(ofPrimary, reading),
      // Settings too are read anew each time.
      renderPage: pageRenderer(
        web,
        answersOfPrimary(app),
        openSite(context, configured, () => Number.NaN),
        context.now,
      ),
    },
    pageAddress: web.pageAddress,
    serveStatic: await openStaticFiles(client, parts.headers),
  });
}

/** Vite is a tool of development: fetched only then. */
async function developmentServer(
  parts: Parts,
  configured: ConfiguredSite,
  closers: Closer[],
): Promise<Server> {
  const { openDevelopmentWeb } = await import('./pages/development-web.ts');
  const web = await openDevelopmentWeb(configured);
  closers.push(() => web.close());
  let render = 0;
  const now = () => render;
  // Every render is new: sources change under the address.
  const data = {
    ...{ count: () => render++, ofAnything: now, ofList: now },
    ...{ ofBusiness: now, ofLeaving: now },
  };
  const answers = new ApiAnswers(parts.app, { ...data, count: now });
  const site = openSite(parts.context, configured, now);
  return createHttpServer({
    ...parts,
    site,
    sharePictures: openSharePictures(parts, site, web.drawShareCard),
    // Vite's own scripts and its socket are not ours to restrict.
    headers: { 'X-Content-Type-Options': 'nosniff' },
    pages: new PageCache(data),
    renderPage: (href, requestId) =>
      web.renderPage(answers, site, parts.context.now)(href, requestId),
    // The page's own render knows which parameters it reads, as its sources stand now.
    pageAddress: (url) => url,
    serveStatic: () => false,
    middleware: web.middleware,
  });
}

const siteOf = (config: Config, { hasBaseMap }: { hasBaseMap: boolean }): ConfiguredSite => ({
  name: config.SITE_NAME,
  publicUrl: config.PUBLIC_URL,
  contactEmail: config.CONTACT_EMAIL,
  contactPhone: config.CONTACT_PHONE,
  socialUrls: [],
  googleMapsApiKey: config.GOOGLE_MAPS_API_KEY,
  mapTiles: hasBaseMap ? BASE_MAP_PATH : undefined,
  mapStyleUrl: config.MAP_STYLE_URL,
  gtmId: config.GTM_ID,
});
