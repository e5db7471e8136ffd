/** The longest side of a picture, in its own dots: one sees what stands there, and it is soon sent. */
const longest = 960

/** A picture is drawn into the copy, since a copy knows none of this page's addresses. */
function dataOf(image: HTMLImageElement): string {
  const canvas = document.createElement('canvas')
  const scale = Math.min(1, longest / Math.max(1, image.naturalWidth, image.naturalHeight))
  canvas.width = Math.max(1, Math.round(image.naturalWidth * scale))
  canvas.height = Math.max(1, Math.round(image.naturalHeight * scale))
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  return canvas.toDataURL('image/jpeg', 0.7)
}

/** What holds of how this page looks. */
const sheet = () =>
  [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map((rule) => rule.cssText)).join('\n')

/**
 * A picture of what this screen shows, as a JPEG in a data address. What is drawn is copied with its rules into one picture
 * and painted; '' where the browser cannot do that.
 */
export async function takeShot(stage: Element): Promise<string> {
  const { clientWidth: width, clientHeight: height } = stage
  try {
    const image = new Image()
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawing(stage, width, height))}`
    await image.decode()
    const canvas = document.createElement('canvas')
    const scale = Math.min(1, longest / Math.max(1, width, height))
    canvas.width = Math.max(1, Math.round(width * scale))
    canvas.height = Math.max(1, Math.round(height * scale))
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
    return canvas.toDataURL('image/jpeg', 0.7)
  } catch {
    return ''
  }
}

/** What is drawn, with its rules, as one picture. Throws for what cannot be copied. */
function drawing(stage: Element, width: number, height: number): string {
  const copy = stage.cloneNode(true) as Element
  const [drawn, copied] = [stage.querySelectorAll('img'), copy.querySelectorAll('img')]
  for (const [nth, image] of drawn.entries())
    if (image.naturalWidth) copied[nth]?.setAttribute('src', dataOf(image))
  for (const film of copy.querySelectorAll('video')) film.remove()
  const style = document.createElement('style')
  style.textContent = sheet()
  const xml = new XMLSerializer()
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><foreignObject width="100%" height="100%">
    <div xmlns="http://www.w3.org/1999/xhtml" style="width:${width}px;height:${height}px">${xml.serializeToString(style)}${xml.serializeToString(copy)}</div></foreignObject></svg>`
}
