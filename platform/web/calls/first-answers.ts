/** Milliseconds of the page after which its answers are old. */
const longest = 20_000

let answers = read()

/** What the server wrote into the page for whoever is signed in, by method and address. */
function read(): Record<string, unknown> {
  try {
    const meta = document.querySelector<HTMLMetaElement>('meta[name="lobby-answers"]')
    meta?.remove()
    return meta ? (JSON.parse(meta.content) as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

/** The answer that came with the page, once: whoever asks again asks the server. */
export function takeAnswer(call: string): unknown {
  const { [call]: answer, ...others } = answers
  answers = others
  return performance.now() < longest ? answer : undefined
}

/** Forgets them: they are of somebody who is no longer signed in. */
export function dropAnswers(): void {
  answers = {}
}
