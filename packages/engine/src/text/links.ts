/** A link, which ends where a script without spaces goes on ("https://example.comを見て"). */
export const LINK = /(?:https?:\/\/|www\.)[^\s<>\u3000-\u9fff\uac00-\ud7af\uff00-\uffef]+/g;
