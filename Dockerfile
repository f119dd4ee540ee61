# The service as an image: npm's packages and the pinned Node of the lock file over a base that has a C library and no shell.
#   docker build -t sanctuary .
#   docker run --read-only --tmpfs /tmp -v sanctuary:/data -p 8080:8080 sanctuary
FROM node:26-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY client/package.json client/
RUN npm ci --omit=dev
# Threads of several machines tell each other of jobs by it, where REDIS_URL is set.
ARG JOBS_OVER_REDIS
RUN if [ -n "$JOBS_OVER_REDIS" ]; then npm install --no-save --save-prod --omit=dev bullmq@6.7.0; fi
# Node's program alone, without its headers, documents and npm.
RUN cp node_modules/node-linux-*/bin/node node && rm -rf node_modules/node-linux-*
# What tools for developers read, and no program does.
RUN find node_modules -type f \( -name '*.map' -o -name '*.ts' -o -name '*.mts' -o -name '*.cts' -o -name '*.md' \) -delete
COPY bin/ bin/
COPY src/ src/
COPY client/src/ client/src/
COPY data/ data/
COPY LICENSE SECURITY.md ./
RUN ./node bin/sanctuary.js --version
RUN mkdir empty

FROM gcr.io/distroless/cc-debian12:nonroot
WORKDIR /app
COPY --from=build /app /app
COPY --from=build --chown=65532:65532 /app/empty /data
ENV DATA_DIR=/data PORT=8080 HEALTH_PORT=8081
USER 65532:65532
VOLUME /data
EXPOSE 8080 8081
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s CMD ["/app/node", "/app/bin/healthy.js"]
ENTRYPOINT ["/app/node", "/app/bin/sanctuary.js"]
CMD ["serve"]
