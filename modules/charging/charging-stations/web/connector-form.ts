import type { Connector, Phases } from '../shapes.ts'

/** A connector and its station as a form has them. */
export interface ConnectorForm {
  code: string
  ocppIdentity: string
  connectorNo: string
  floor: string
  bay: string
  /** From 1, as people count. */
  position: string
  phases: Phases
  minAmperes: string
  maxAmperes: string
  isPrivate: boolean
  householdIds: readonly string[]
  note: string
}

export const formOf = (of: Connector | undefined): ConnectorForm => ({
  code: of?.code ?? '',
  ocppIdentity: '',
  connectorNo: String(of?.connectorNo ?? 1),
  floor: of?.floor ?? 'B1',
  bay: of?.bay ?? '',
  position: String((of?.position ?? 0) + 1),
  phases: of?.phases ?? 'R',
  minAmperes: String(of?.minAmperes ?? 6),
  maxAmperes: String(of?.maxAmperes ?? 32),
  isPrivate: of?.isPrivate ?? false,
  householdIds: of?.householdIds ?? [],
  note: of?.note ?? '',
})

/** As the calls take it. */
export const placeOf = (form: ConnectorForm) => ({
  connectorNo: Number(form.connectorNo),
  floor: form.floor.trim(),
  bay: form.bay.trim(),
  position: Number(form.position) - 1,
  phases: form.phases,
  minAmperes: Number(form.minAmperes),
  maxAmperes: Number(form.maxAmperes),
  isPrivate: form.isPrivate,
  householdIds: [...form.householdIds],
  note: form.note.trim(),
})
