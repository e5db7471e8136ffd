export interface SupportWays {
  phone?: string
  hours?: string
  mail?: string
  /** A page of support that Lobby may show inside, when whoever runs it named one. */
  frame?: string
}

/** How support is reached: the server writes it into the page. */
export function supportWays(): SupportWays {
  const written = document.querySelector<HTMLMetaElement>('meta[name=lobby-support]')?.content
  try {
    return written ? (JSON.parse(written) as SupportWays) : {}
  } catch {
    return {}
  }
}
