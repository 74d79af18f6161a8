#!/bin/sh
# Releases without a failed request: the schema first, then one node after the other. Run as root.
set -eu
# nginx skips a node that it saw leaving (fail_timeout), then tries it with one request, which must succeed.
AGAIN_IN_USE_S=10
systemctl start lueur-migrate.service
for node in 1 2; do
  systemctl restart "lueur@$node.service"
  tries=0
  until curl -fsS -o /dev/null "http://127.0.0.1:300$node/health/ready" 2>/dev/null; do
    tries=$((tries + 1))
    # The other node still runs the previous release.
    [ "$tries" -lt 120 ] || { echo "lueur@$node does not become ready: see journalctl -u lueur@$node" >&2; exit 1; }
    sleep 1
  done
  sleep "$AGAIN_IN_USE_S"
done
