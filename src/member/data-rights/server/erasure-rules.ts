/**
 * Rule for a personal column when the account is erased:
 * `unnamed`  the row stays for others, without this value;
 * `erased`   no foreign key: erase-member.ts deletes it;
 * `kept`     stays, for the reason given;
 * `nobody`   not a personal column despite its name, for the reason given.
 */
export type ErasureRule = 'unnamed' | 'erased' | { kept: string } | { nobody: string };

/**
 * What happens to personal data that no foreign key deletes with the account. Any other personal column fails
 * `erasure-rules.test.ts` (D5, security.md 41).
 */
export const ERASURE_RULES: Readonly<Record<string, Readonly<Record<string, ErasureRule>>>> = {
  users: {
    id: 'erased',
    email: 'erased',
    person: 'erased',
    email_verified: { nobody: 'a boolean' },
    email_since: { nobody: 'an instant' },
  },
  verifications: { identifier: 'erased', value: 'erased' },
  mail_codes: { person: 'erased', code_hash: 'erased', sealed: 'erased' },
  moderation_decisions: {
    subject_id: 'unnamed',
    facts: { kept: 'reasons for a decision, for five years, visible to the team only (D5)' },
  },
  authority_requests: {
    subject_id: 'unnamed',
    person: { kept: 'keyed hash of the address in an authority request, as long as the request (D36)' },
  },
  moderation_cases: {
    subject_id: 'unnamed',
    held_person: {
      kept: 'keyed hash of the address of an account deleted before a danger was decided, as long as the case (D31)',
    },
  },
  statements: {
    user_id: 'unnamed',
    facts: { kept: 'proof of a decision, for five years, visible to the team only (DSA 17)' },
    rule: { kept: 'proof of a decision, for five years, visible to the team only (DSA 17)' },
  },
  appeals: {
    user_id: 'unnamed',
    statement_id: { nobody: 'a statement' },
    text: { kept: 'proof of a decision, for five years, visible to the team only (DSA 20)' },
    answer: { kept: 'proof of a decision, for five years, visible to the team only (DSA 20)' },
  },
  redresses: {
    text: {
      kept: 'why the outcome of a report was contested, as long as the case, visible to the team only (DSA 20)',
    },
  },
  refused_addresses: {
    person: {
      kept: 'keyed hash of the address of a suspended or closed account, or of one deleted before a danger was decided; at most three years',
    },
  },
  rate_limits: { key: { kept: 'counters under a keyed hash of the address, until their window ends (D31)' } },
  security_events: {
    who: { kept: 'keyed hash of a random id, for one year; identifies nobody once the account is gone' },
    origin: { kept: 'keyed hash of an IP address, for one year' },
    request_id: { nobody: 'a request' },
  },
  consent_proofs: {
    person: { kept: 'keyed hash of an address: proof of consent, for five years (D35)' },
  },
  identification_records: {
    person: {
      kept: 'keyed hash of an address: data that the law may require from a host, sealed, for five years after an account and one after a log-in (D36)',
    },
    sealed: { kept: 'identity and origin, sealed for a key that no server has (D36)' },
  },
  kept_pairs: {
    person: { kept: 'keyed hash of an address, so that erasing the account does not evade a block (D31)' },
    other: { kept: 'the same for the other member' },
  },
  user_events: { contact_id: 'unnamed' },
  user_reports: {
    reporter_id: 'unnamed',
    reported_user_id: 'unnamed',
    reason: { kept: 'proof of a report, for five years, visible to the team only (D5)' },
    evidence: { kept: 'proof of a report, for five years, visible to the team only (D5, D11)' },
    sealed_thread: { kept: 'proof of a report, for five years, visible to the team only (D5, D11)' },
  },
  report_photos: { caption: { kept: 'proof of a report, as long as the report' } },
  articles: { author: { nobody: 'an author name published by the team' } },
  coaches: { email: { nobody: 'a coach' } },
  contacts: { email: 'erased' },
  content_notices: { email: 'unnamed' },
  // Visitors have no account: their messages are matched by address.
  visitor_chat_messages: { visitor_email: 'erased', visitor_id: { nobody: 'a browser label' } },
  support_threads: { email: 'erased', email_verified: { nobody: 'a boolean' } },
  support_notes: { thread_id: { nobody: 'a conversation with the team' } },
  // Staff accounts are separate from member accounts.
  staff: { email: { nobody: 'a colleague' } },
  staff_audit: {
    subject_id: {
      kept: 'audit log, for one year; a random id that identifies nobody once the account is gone',
    },
  },
  desk_notes: { subject_id: { nobody: 'a moderation case, or members whose erasure deletes it' } },
  erasure_ledger: {
    person: {
      kept: 'keyed hash of an address, so that a restored backup repeats erasures before it serves requests (D5)',
    },
  },
};
