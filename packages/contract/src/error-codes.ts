/**
 * Every error that the functions can answer: its HTTP status and its English text.
 * Pages show their own translation of the code (content/messages/<language>/errors.json) and fall back to the text.
 * A spent quota answers 200, because the client of the functions reads the body of successful answers only.
 */
export const FUNCTION_ERRORS = {
  empty_input: { status: 400, text: 'Please provide some text or idea to generate a prompt' },
  too_many_words: { status: 400, text: 'Input exceeds 200 word limit. Please shorten your text.' },
  input_too_long: { status: 400, text: 'Input is too long. Please shorten your text.' },
  no_json_input: {
    status: 400,
    text: 'Please provide at least one input (text, code, image description, or upload an image)',
  },
  combined_too_many_words: {
    status: 400,
    text: 'Combined input exceeds 200 word limit. Please shorten your inputs.',
  },
  image_type_not_supported: { status: 400, text: 'Please select a valid image file' },
  image_too_large: { status: 400, text: 'Image file size must be less than 5MB' },
  image_unreadable: { status: 400, text: 'Failed to process image' },
  contact_fields_missing: { status: 400, text: 'Please fill in all required fields' },
  contact_email_invalid: { status: 400, text: 'Enter an email address we can reply to.' },
  too_many_messages: {
    status: 429,
    text: 'Too many messages in a short time. Try again in an hour.',
  },
  unknown_template: { status: 400, text: 'There is no template with this name.' },
  unknown_post: { status: 400, text: 'There is no post with this name.' },
  too_many_requests: { status: 429, text: 'Too many requests in a short time. Try again in an hour.' },
  rate_limited: { status: 429, text: 'Too many requests in a short time. Try again in a minute.' },
  server_busy: { status: 503, text: 'The server is very busy right now. Try again in a few seconds.' },
  invalid_json: { status: 400, text: 'The request body is not valid JSON.' },
  validation_failed: { status: 400, text: 'The request has a field that is missing or of the wrong type.' },
  unknown_type: { status: 400, text: 'Unknown prompt type. Use ai-prompt, art-prompt or json-prompt.' },
  bad_request: { status: 400, text: 'The server cannot read this request.' },
  invalid_token: { status: 401, text: 'The access token is not valid. Sign in again.' },
  unsupported_media_type: { status: 415, text: 'Send the request body as application/json.' },
  body_too_large: { status: 413, text: 'The request body is too large.' },
  headers_too_large: { status: 431, text: 'The request headers are too large.' },
  request_timeout: { status: 408, text: 'The request took too long. Try again.' },
  not_found: { status: 404, text: 'There is nothing at this address.' },
  method_not_allowed: { status: 405, text: 'This address does not accept that method.' },
  daily_limit_reached: {
    status: 200,
    text: 'Daily limit reached. You have used all {limit} prompts for today. Your limit resets at 00:00 UTC.',
  },
  network_limit_reached: {
    status: 200,
    text: 'Your network has reached its daily limit. Sign in to continue: an account has its own limit. The network’s limit resets at 00:00 UTC.',
  },
  storage_unavailable: { status: 503, text: 'We can’t save anything right now. Try again in a minute.' },
  unexpected_failure: { status: 500, text: 'Something went wrong on our end. Try again.' },
} as const satisfies Record<string, { status: number; text: string }>;

export type FunctionErrorCode = keyof typeof FUNCTION_ERRORS;
