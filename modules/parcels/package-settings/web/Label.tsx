import './label-texts.ts'
import './label.css'
import type { CSSProperties } from 'react'
import type { Temperature } from '#platform/contract/fields.ts'
import { maskName } from '#platform/contract/masking.ts'
import { paperTexts } from '#platform/web/i18n/paper-texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { shortenBarcode } from '#platform/web/look/shorten-barcode.ts'
import { taipei } from '#platform/contract/taipei.ts'
import type { LabelSettings } from '../settings.ts'
import { usePackageSettings } from './use-package-settings.ts'
import type { Bars } from '#platform/web/look/bars.ts'
import { fitLabel } from './fit-label.ts'

/** What a label says of a package. */
export interface LabelContent {
  label: string
  name: string
  shelfPosition: string
  kindName: string
  courierShortName: string
  trackingNumber: string
  temperature: Temperature
  inPersonOnly: boolean
  cashOnDelivery: boolean
  isLegal: boolean
  /** Both are known only after registering. */
  serialNumber?: string
  arrivedAt?: Date
  plainNote?: string
}

const two = (n: number): string => String(n).padStart(2, '0')

function writeShort(at: Date): string {
  const { month, day, hour, minute } = taipei(at)
  return `${two(month)}/${two(day)} ${two(hour)}:${two(minute)}`
}

/** Which piece of an item a label is for; of one there is no mark. */
export interface Piece {
  nth: number
  of: number
}

export interface LabelProps {
  content: LabelContent
  piece?: Piece
  bars: Bars | null | undefined
  /** What it shows; left out: as the community decided. */
  settings?: LabelSettings
}

/** The shelf label of a package, 50x30 mm: black on white on paper and on any screen. */
export function Label({ content, piece, bars, settings }: LabelProps) {
  const decided = usePackageSettings()
  const { labelName, labelShows } = settings ?? decided
  const courier = labelShows.includes('courier') ? content.courierShortName : ''
  const t = useTexts('packageLabel')
  const onPaper = paperTexts('packageLabel')
  const { label, name, shelfPosition, serialNumber, arrivedAt, trackingNumber } = content
  const spoken = serialNumber ? t('spoken', { label, position: shelfPosition, serialNumber }) : t('draft')
  return (
    <div className="pk-label" role="img" aria-label={spoken}>
      <div className="pk-label-top">
        <b
          className={label ? undefined : 'pk-label-unknown'}
          style={{ '--fit': fitLabel(label, shelfPosition) } as CSSProperties}
        >
          {label || onPaper('household')}
        </b>
        {shelfPosition && <span>{shelfPosition}</span>}
      </div>
      <div className="pk-label-who">
        <span>{name ? nameOn(labelName, name) : onPaper('wholeHousehold')}</span>
        <span>{[content.kindName, courier].filter(Boolean).join('　')}</span>
      </div>
      <LabelMarks
        content={content}
        piece={piece}
        note={labelShows.includes('note') ? content.plainNote : undefined}
      />
      <div className="pk-label-code">
        <b className={serialNumber ? undefined : 'pk-label-unknown'}>{serialNumber ?? t('serialDraft')}</b>
        {bars && (
          <svg viewBox={`0 0 ${bars.width} 1`} preserveAspectRatio="none" aria-hidden="true">
            <path d={bars.path} />
          </svg>
        )}
      </div>
      <div className="pk-label-foot">
        <span>{arrivedAt && labelShows.includes('arrivedAt') && writeShort(arrivedAt)}</span>
        <span>{labelShows.includes('trackingNumber') && shortenBarcode(trackingNumber)}</span>
      </div>
    </div>
  )
}

function nameOn(labelName: LabelSettings['labelName'], name: string): string {
  if (labelName === 'none') return ''
  return labelName === 'full' ? name : maskName(name)
}

function LabelMarks({ content, piece, note }: { content: LabelContent; piece?: Piece; note?: string }) {
  const t = paperTexts('platform')
  const marks = [
    { on: piece !== undefined && piece.of > 1, word: piece ? `${piece.nth}/${piece.of}` : '', solid: false },
    { on: content.inPersonOnly, word: t('markInPerson'), solid: true },
    { on: content.isLegal, word: t('markLegal'), solid: true },
    { on: content.temperature === 2, word: t('markFrozen'), solid: true },
    { on: content.temperature === 1, word: t('markChilled'), solid: false },
    { on: content.cashOnDelivery, word: t('markCashOnDelivery'), solid: false },
  ]
  return (
    <div className="pk-label-marks">
      {marks
        .filter(({ on }) => on)
        .map(({ word, solid }) => (
          <span key={word} className={solid ? 'pk-label-solid' : undefined}>
            {word}
          </span>
        ))}
      {note && <em>{note}</em>}
    </div>
  )
}
