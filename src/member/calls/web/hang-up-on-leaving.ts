/** Whoever closes the page hangs up for both: the request outlives it. Returns how to stop. */
export function hangUpOnLeaving(contactId: string): () => void {
  const leave = () => {
    const address = `/api/contacts/${encodeURIComponent(contactId)}/call/end`;
    void fetch(address, { method: 'POST', keepalive: true }).catch(() => undefined);
  };
  window.addEventListener('pagehide', leave);
  return () => window.removeEventListener('pagehide', leave);
}
