import type { Document, DocumentEvent } from '@sauda/sdk/documents'
import { clockTime, longDate } from '@sauda/sdk/language'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { RoomPlate } from '../rooms/room-plate.tsx'
import { CopyFingerprint } from './copy-fingerprint.tsx'
import { LinesTable } from './lines-table.tsx'
import { Panel, Row } from './panel.tsx'
import { Parties } from './parties.tsx'
import { documentPageWords } from './words.ts'

export type FactsPanelProps = {
  document: Document
  version: number
  /** The event with which this version came; its time is known without it. */
  came: DocumentEvent | undefined
  staff: boolean
}

/** Everything that the paper says, as text. */
export function FactsPanel({ document, version, came, staff }: FactsPanelProps) {
  const words = useWords(documentPageWords)
  const language = useLanguage()
  const { kind, rooms, contract, pay_until, supplier, company, bin, versions, received_at } = document
  const shown = versions.find((one) => one.version === version)
  // The contract, the parties and the lines are those of the newest version; an older paper may say something else.
  const isNewest = versions[0]?.version === version
  const at = shown?.received_at ?? received_at
  const ways: Readonly<Record<string, string>> = words.from
  const from = came ? ways[came.via] : undefined
  return (
    <Panel title={words.facts}>
      <dl>
        {staff && (
          <Row name={words.tenant}>
            {company}, {words.bin} {bin}
          </Row>
        )}
        {rooms.length > 0 && (
          <Row name={words.rooms}>
            <span className="flex flex-wrap gap-1">
              {rooms.map((room) => (
                <RoomPlate key={`${room.level}-${room.number}`} room={room} />
              ))}
            </span>
          </Row>
        )}
        {isNewest && contract && (
          <Row name={words.contract}>
            {words.contractOf(contract.number, contract.date && longDate(contract.date, language))}
          </Row>
        )}
        {isNewest && pay_until && <Row name={words.payUntil}>{longDate(pay_until, language)}</Row>}
        <Row name={words.supplier[kind]}>{supplier.name}</Row>
        <Row name={words.received}>
          {from && `${from} `}
          {longDate(at, language)}, {clockTime(at)}
        </Row>
        {shown?.sha256 && (
          <Row name={words.fingerprint}>
            <CopyFingerprint sha256={shown.sha256} />
          </Row>
        )}
      </dl>
      {isNewest && <LinesTable document={document} />}
      {isNewest && <Parties document={document} />}
    </Panel>
  )
}
