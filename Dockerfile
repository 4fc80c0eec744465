# The host in a container: built from the locked packages, run as nobody, nothing but /data written.
FROM python:3.12-slim AS build
WORKDIR /src
RUN python -m venv /opt/warmoot
COPY requirements/play.txt requirements/play.txt
RUN /opt/warmoot/bin/pip install --no-cache-dir --require-hashes -r requirements/play.txt
COPY pyproject.toml README.md LICENSE ./
COPY bot bot
COPY engine engine
COPY render render
RUN /opt/warmoot/bin/pip install --no-cache-dir --no-deps .

FROM python:3.12-slim
# pg_dump, pg_restore and psql, for backups of PostgreSQL.
RUN apt-get update \
 && apt-get install -y --no-install-recommends postgresql-client \
 && rm -rf /var/lib/apt/lists/* \
 && install -d -o nobody -g nogroup /data
COPY --from=build /opt/warmoot /opt/warmoot
ENV PATH=/opt/warmoot/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    PYTHONDONTWRITEBYTECODE=1 \
    DATABASE_URL=sqlite+aiosqlite:////data/warmoot.sqlite \
    BACKUPS=/data/backups \
    HEALTH_PORT=8764
USER nobody
WORKDIR /data
VOLUME /data
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["python", "-c", "import urllib.request as r; r.urlopen('http://127.0.0.1:8764/healthz', timeout=4)"]
ENTRYPOINT ["warmoot"]
CMD ["--no-browser"]
