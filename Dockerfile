# Two images: `site` alone, for hosts of one's own, and `demo` (the last one, the default) with the demonstration hosts.
# app/ is built with everything; an image keeps only what runs: server/ as TypeScript, the build, production packages.

FROM node:24-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --workspaces=false

FROM packages AS build
COPY . .
RUN npm run build && mv server/embedded demonstration

FROM packages AS site-packages
RUN npm prune --omit=dev --workspaces=false

FROM site-packages AS demo-packages
COPY server/embedded/package.json ./server/embedded/
RUN npm install --omit=dev

FROM node:24-slim AS runtime
WORKDIR /app
ENV NODE_ENV=production PORT=3000 DATA_DIR=/data
# Two pools of memory, not eight a core, so that 512 MB are enough; and what was compiled once stays compiled.
ENV MALLOC_ARENA_MAX=2 NODE_COMPILE_CACHE=/data/compile-cache
COPY package.json package-lock.json ./
COPY --from=build /app/build ./build
COPY --from=build /app/server ./server
COPY app/urls ./app/urls
RUN mkdir -p /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/process/start.ts"]

FROM runtime AS site
COPY --from=site-packages /app/node_modules ./node_modules

FROM runtime AS demo
COPY --from=demo-packages /app/node_modules ./node_modules
COPY --from=build /app/demonstration ./server/embedded
