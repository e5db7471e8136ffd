import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { shortenBarcode } from '#platform/web/look/shorten-barcode.ts'
import { speakTime, writeTime } from '#platform/web/look/speak-time.ts'
import type { Item } from './items.ts'

export interface ItemCellsProps {
  item: Item
  slim: boolean
  /** Said instead of the note: who took it. */
  said?: string
}

/** The cells of a row after its box. */
export function ItemCells({ item, slim, said }: ItemCellsProps) {
  const t = useTexts('fastReceive')
  const { position, kind, marks, who, whoShort = who, at, heldShort, ...cells } = item.kind.cells(item)
  const time = (
    <time dateTime={at.toISOString()} title={writeTime(at)}>
      {speakTime(at)}
    </time>
  )
  const note = said ?? (item.queued ? t('queued') : cells.note)
  if (slim)
    return (
      <>
        <span role="cell" className="fr-pos lb-20 lb-strong">
          {position}
        </span>
        <span role="cell" className="fr-two lb-grid">
          <span className="fr-two-first">
            <span>{kind}</span>
            <span>{whoShort}</span>
          </span>
          <span className="fr-two-more lb-14 lb-quiet">
            {item.serialNumber}　{heldShort ?? time}
            {note && !heldShort && <>　{note}</>}
          </span>
        </span>
        <span role="cell">{marks}</span>
      </>
    )
  return (
    <>
      <span role="cell" className="fr-pos lb-20 lb-strong">
        {position}
      </span>
      <span role="cell" className="fr-serial">
        {item.serialNumber}
      </span>
      <span role="cell">{kind}</span>
      <span role="cell">{marks}</span>
      <span role="cell">{who}</span>
      <span role="cell" className="lb-quiet">
        {time}
      </span>
      {item.kind.words.code && !said && (
        <span role="cell" className="lb-quiet" title={item.code}>
          {shortenBarcode(item.code ?? '')}
        </span>
      )}
      <span role="cell" className="lb-quiet fr-note" title={note}>
        {note}
      </span>
    </>
  )
}
