import { Plate, type PlateProps } from '@sauda/ui'
import { useWords } from '../../language/language-context.tsx'
import { roomWords } from './words.ts'

/** The plate of a room; screen readers say «2 этаж, бутик 214». */
export function RoomPlate({
  room,
  ...props
}: { room: { level: number; number: string } } & Omit<PlateProps, 'level' | 'number' | 'label'>) {
  const rooms = useWords(roomWords)
  const { level, number } = room
  return <Plate level={level} number={number} label={rooms.plate(level, number)} {...props} />
}
