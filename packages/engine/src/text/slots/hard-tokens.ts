/** Links, addresses, handles, quotations, numbers with their signs, acronyms, and names inside a sentence. */
const HARD_TOKEN =
  /https?:\/\/[^\s<>]+|[\w.+-]{1,64}@[\w-]+\.[\w.]+|[@#][\p{L}\p{N}_]+|"[^"\n]{1,120}"|“[^”\n]{1,120}”|„[^“”\n]{1,120}[“”]|«[^»\n]{1,120}»|「[^」\n]{1,120}」|《[^》\n]{1,120}》|『[^』\n]{1,120}』|[€$£¥₹]?\p{N}[\p{N}.,:/-]*[%€$£¥°]?|\p{Lu}{2,}|(?<=[\p{L}\p{N},] )\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)*/gu;

/** Everything that a prompt must contain exactly as typed. */
export function hardTokens(idea: string): string[] {
  return (idea.match(HARD_TOKEN) ?? []).map((token) => token.replace(/[.,:/-]+$/, '')).filter((token) => token !== '');
}
