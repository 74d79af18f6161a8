#!/bin/sh
# archive_command = '/opt/lueur/current/deploy/postgresql/archive-wal.sh "%p" "%f"'
# Writes a segment of the log, encrypted, into WAL_ARCHIVE: a folder of another machine. PostgreSQL keeps it and tries again
# until this ends with 0. WAL_SEAL is the command that encrypts (deploy/README.md).
set -eu
target="$WAL_ARCHIVE/$2"
# A segment whose acknowledgement was lost in a crash: names are never reused.
if [ -e "$target" ]; then exit 0; fi
${WAL_SEAL:-age --encrypt --recipients-file /etc/lueur/backup-recipient} < "$1" > "$target.partial"
sync "$target.partial"
mv "$target.partial" "$target"
sync "$WAL_ARCHIVE"
