#!/bin/sh
# restore_command = '/opt/lueur/current/deploy/postgresql/restore-wal.sh "%f" "%p"'
# Gives PostgreSQL back a segment of the log; one that is not there ends the recovery, which is no error.
set -eu
if [ ! -e "$WAL_ARCHIVE/$1" ]; then exit 1; fi
${WAL_OPEN:-age --decrypt --identity /root/backup-key} < "$WAL_ARCHIVE/$1" > "$2"
