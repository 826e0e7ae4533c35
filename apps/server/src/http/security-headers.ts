/**
 * What every answer carries, pages and API alike. Browsers ignore HSTS on http, and so do we. It binds this host alone:
 * what runs below it is the operator's own matter.
 */
export function securityHeaders(publicUrl: string): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY', // for what reads no `frame-ancestors`
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'browsing-topics=(), camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(publicUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
  };
}

/** Headers of a JSON answer: nothing in it may be shown as a page or kept by a cache. */
export function apiHeaders(publicUrl: string): Record<string, string> {
  return {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    ...securityHeaders(publicUrl),
  };
}
