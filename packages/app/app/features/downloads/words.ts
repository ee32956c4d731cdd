import { inBoth } from '../../language/in-both.ts'

/** How a download goes. */
export const downloadWords = inBoth({
  ru: {
    downloading: 'Скачивание',
    begun: 'Готовим файл…',
    part: (done: number, total: number, size: string) => `Скачано ${done} из ${total}, ${size}`,
    size: (size: string) => `Скачано ${size}`,
    megabytes: (value: string) => `${value} МБ`,
    cancel: 'Отменить',
    cancelled: 'Скачивание отменено',
    downloaded: (name: string) => `Скачан файл «${name}»`,
    notDownloaded: 'Файл не скачался.',
  },
  kk: {
    downloading: 'Жүктеп алу',
    begun: 'Файл дайындалуда…',
    part: (done, total, size) => `Жүктелгені: ${done}, барлығы ${total}, ${size}`,
    size: (size) => `${size} жүктелді`,
    megabytes: (value) => `${value} МБ`,
    cancel: 'Болдырмау',
    cancelled: 'Жүктеп алу тоқтатылды',
    downloaded: (name) => `«${name}» файлы жүктеп алынды`,
    notDownloaded: 'Файл жүктелмеді.',
  },
})
