/** An error shown to the operator of a backup or a restore in one sentence, without a stack. */
export class BackupRefusal extends Error {}
