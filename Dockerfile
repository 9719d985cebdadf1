# One image: the product, its built pages and Node 24 from its own packages. Nothing of development.
# The base stands here and nowhere else; its npm and Node 20 only install.
FROM node:20.20.2-bookworm-slim AS base
ENV NODE_ENV=production MALLOC_ARENA_MAX=2 HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app

FROM base AS built
# Not .npmrc, which asks for the packages of development.
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund --no-progress
COPY . .
RUN node_modules/.bin/node scripts/build.mjs

FROM base
COPY --from=built /app /app
RUN mkdir -m 700 /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
# Not /readyz: a site whose database is away still has the pages seen before.
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["node_modules/.bin/node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node_modules/.bin/node", "--max-semi-space-size=32", "--heap-growing-percent=40", "src/server/main.ts"]
