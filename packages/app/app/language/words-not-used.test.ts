import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../../..')

/**
 * Sources with words that people read. Legal documents keep «помещение»; the dictionary of the search understands it.
 */
const FOLDERS = ['app/app', 'sdk/src', 'server/src', 'ui/src'] as const
const OWN_WORDS =
  /\/(demo|testing|paper|player)\/|\/server\/src\/features\/search\/|\/generated\/|\.test\.ts$|\/test-[^/]+\.ts$/

/** Words that were replaced, by what says the same now. One thing has one name. */
const REPLACED: readonly (readonly [old: RegExp, now: string])[] = [
  // The configuration of 1C has «Помещения».
  [/помещени|['"]Помещение/, 'бутик'],
  [/үй-жай/i, 'бутик'],
  [/Жоба осы/, 'Қаралама осы'],
  [/жарияланымнан ал/i, 'каталогтан алып тастау'],
  [/Әзірге болмай тұр/, 'Қателерді түзетіңіз'],
  [/Түзетіп жіберсеңіз/, 'Мына өрістерді түзетіңіз'],
  [/шамамен .*хабарландыру/, '…-ке жуық хабарландыру'],
  [/жарияланған күні/i, '… жарияланды'],
  [/Жабық\. Ашылуы/, 'Жабық, …-де ашылады'],
  [/Бұл не['»]/, 'Түрі'],
  [/['"]Пошта['"]/, 'Электрондық пошта'],
  [/Өзектілігін жоғалтқан/, 'Ескірген'],
  [/белсенді емес күйге/, 'мұрағатқа салынды'],
  [/Орталық адамдары/, 'Қызметкерлер мен жалға алушылар'],
  [/Кірген құрылғылар/, 'Белсенді құрылғылар'],
  [/бірге көтерілейік/, 'Өз кабинетіңізді ашыңыз'],
  [/['"]ұсталған/i, 'Қолданылған'],
  [/['"]Жарық['"]/, 'Ашық'],
  [/['"]Что это['"]/, 'Тип'],
  [/Где выполнен вход/, 'Активные устройства'],
  [/Выйти на всех остальных/, 'Выйти на остальных устройствах'],
  [/Люди центра/, 'Сотрудники и арендаторы'],
  [/Ничего не отмечено значит/, 'Если ничего не отметить, …'],
  [/Исправьте, и можно отправлять|Пока не получилось/, 'Проверьте поля'],
  [/Отправьте его поверх/, 'Отправьте свою версию или откройте новую'],
  [/Поднимемся в ваш кабинет/, 'Откройте кабинет'],
  [/Весь (\d|\$\{\w+\}) этаж/, 'Весь 2-й этаж'],
  [/Нынешний пароль/, 'Текущий пароль'],
  [/[Нн]а проверк[уе]['"]|[Тт]ексеруге жібер|['"]Тексеруде(гілер)?['"]/, 'модерация'],
  [
    /[Жж]д[её]т проверки|[Жж]дут проверки|после проверки|с прошлой проверки|тексеруден (кейін|өткен)/,
    'модерация',
  ],
  [/(?<![а-яәғқңөұүһі])[Жж]оба(?=[^а-яәғқңөұүһі]|сы|ны)/, 'қаралама'],
  [/(?<![А-Яа-яәғқңөұүһі])(өшір(у|іл)|Өшір(у|іл)|архив(ті|те|тегі) )/, 'жою, мұрағат'],
  [/['"]Болмады/, 'Орындалмады'],
  [
    /(Снять|Убрать) фильтры|[Сс]үзгі(ні|лерді) тастау|reset: 'Сүзгіні/,
    'Сбросить фильтры, Сүзгілерді алып тастау',
  ],
  [/cancel: 'Бас тарту'/, 'Болдырмау'],
  [/[Сс]ним(ок|ке|ков)(?![а-я])/, 'фото'],
  [/[Бб]ос орын/, 'бос бутик'],
  [/[Тт]ексеруді күт/, 'модерацияны күтіп тұр'],
  [/Ваша NCALayer/, 'Ваш NCALayer'],
  [/(Орталық|Жалға алушы) кезегі/, 'Орталықты күтеді, Жалға алушыны күтеді'],
  [/қолтаңбалар аман/i, 'қолтаңбалар сақталды'],
]

const files = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(ROOT, folder, name))
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('.stories.') && !OWN_WORDS.test(path)),
)

/** The lines of code, without comments. */
function linesOf(path: string): string[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => !/^\s*(\/?\*|\/\/)/.test(line))
}

it('finds the files', () => {
  expect(files.length).toBeGreaterThan(500)
})

it.each(REPLACED)('%s is not used', (old, now) => {
  const found = files.flatMap((path) =>
    linesOf(path)
      .filter((line) => old.test(line))
      .map((line) => `${relative(ROOT, path)}: ${line.trim()} (say «${now}»)`),
  )
  expect(found).toEqual([])
})
