/**
 * The headers of every response, pages and API alike. HSTS is only sent over https, since browsers ignore it on http.
 * It does not include subdomains, which may be other products of the operator.
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

/** Headers of a JSON response: it must not be rendered as a page or cached. */
export function apiHeaders(publicUrl: string): Record<string, string> {
  return {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    ...securityHeaders(publicUrl),
  };
}
