import { useState } from 'react'
import bumper from '../../drawings/bumper.svg'
import headlight from '../../drawings/headlight.svg'
import mirror from '../../drawings/mirror.svg'
import type { PhotoItem } from './photo-tile.tsx'
import { Uploader, type UploaderLabels, type UploaderProps } from './uploader.tsx'

/** Labels as the portal has them. */
export const labels: UploaderLabels = {
  legend: 'Фотографии',
  drop: 'Перетащите фото сюда',
  hint: 'До 10 фото, JPEG, PNG или WebP, до 10 МБ каждый',
  choose: 'Выбрать файлы',
  camera: 'Снять',
  gallery: 'Из галереи',
  more: (left) => `Ещё ${left}`,
  cover: 'Обложка',
  tile: ({ name }, position, total) => `Фото ${position} из ${total}, ${name}`,
  remove: ({ name }) => `Убрать ${name}`,
  moveBack: ({ name }) => `Переставить ${name} раньше`,
  moveOn: ({ name }) => `Переставить ${name} дальше`,
  moved: ({ name }, position, total) => `${name} теперь ${position} из ${total}`,
  removed: ({ name }) => `${name} убрано`,
  tooMany: 'больше десяти фото не поместится',
  retry: 'Повторить',
  waiting: 'Ждёт загрузки',
}

export const photos: PhotoItem[] = [
  { id: 'a', name: 'fara.jpg', url: headlight },
  { id: 'b', name: 'zerkalo.jpg', url: mirror },
  { id: 'c', name: 'bamper.jpg', url: bumper },
]

/** Acts as the caller: keeps the list that the uploader changes. */
export function Keeper(props: UploaderProps) {
  const [items, setItems] = useState(props.items)
  return (
    <Uploader
      {...props}
      items={items}
      onAdd={(files) => {
        props.onAdd(files)
        setItems([...items, ...files.map(({ name }) => ({ id: name, name, url: mirror }))])
      }}
      onRemove={(id) => {
        props.onRemove(id)
        setItems(items.filter((item) => item.id !== id))
      }}
      onReorder={(ids) => {
        props.onReorder(ids)
        setItems(items.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)))
      }}
    />
  )
}
