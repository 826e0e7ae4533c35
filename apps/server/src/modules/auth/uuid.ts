/** Whether a text can be an id. Others are never looked up, since PostgreSQL rejects NUL in a text. */
export const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
