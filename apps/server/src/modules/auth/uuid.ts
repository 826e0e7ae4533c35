/** What can be an id. Anything else is never looked up: PostgreSQL fails at NUL in a text. */
export const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
