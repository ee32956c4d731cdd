import { PLACES } from './places.ts'

/** What the README of an archive needs to know. */
interface Named {
  /** The name of the signed PDF. */
  paper: string
  sha256: string
  /** What each signature is: its folder, when it was made, whether openssl knows its algorithm, whether NCANode vouched. */
  signatures: readonly { side: 'tenant' | 'centre'; at: Date; isGost: boolean; isVouched: boolean }[]
}

/** How to check an archive without the portal, in both languages. */
export function readmeOf(named: Named): string {
  return `${russian(named)}\n\n${'-'.repeat(72)}\n\n${kazakh(named)}\n`.replaceAll('\n', '\r\n')
}

function commands({ paper, signatures }: Named): string {
  return signatures
    .filter(({ isGost }) => !isGost)
    .map(({ side, at }) => {
      const { cms, evidence } = PLACES[side]
      const seconds = Math.floor(at.getTime() / 1000)
      return [
        `openssl cms -verify -binary -inform DER -in ${cms} -content "${paper}" -CAfile evidence/roots.pem -attime ${seconds} -purpose any -out check.pdf`,
        `openssl ocsp -respin ${evidence}/ocsp.der -sha256 -issuer ${evidence}/issuer.pem -cert ${evidence}/certificate.pem -CAfile evidence/roots.pem -attime ${seconds} -no_nonce -validity_period 1000000000`,
        `openssl ts -reply -token_in -in ${evidence}/timestamp.tst -text`,
      ].join('\n')
    })
    .join('\n\n')
}

function russian(named: Named): string {
  const { paper, sha256, signatures } = named
  return `КАК ПРОВЕРИТЬ ЭТОТ ДОКУМЕНТ

${paper}
    Подписанный файл. На нём нет отметок, и менять его нельзя: изменится хотя бы один байт, и подпись перестанет подходить.
    SHA-256: ${sha256}
copy/
    Копия для чтения и печати: с отметками и листом подписей. Её никто не подписывал.
signatures/
    Отсоединённые подписи CMS (DER): tenant.cms арендатора, centre.cms центра.
evidence/
    Чем доказана каждая подпись: сертификаты от ключа до корня, ответ OCSP или список CRL на день подписи, метки времени,
    заключение портала report.json. Корни, которым доверял портал в тот день: roots.pem.

Проще всего: загрузите этот архив целиком на страницу /verify-document портала.

Без портала и через много лет: в папке архива выполните команды OpenSSL 3 или новее. Сертификаты проверяются на день подписи.
Команды о том, чего в архиве нет (OCSP или метки времени), пропустите.

${commands(named) || 'Для этих подписей OpenSSL не подходит.'}

«CMS Verification successful» значит, что файл тот самый и подписан этим ключом. «good» значит, что ключ не был отозван.
${signatures.some(({ isGost }) => isGost) ? '\nПодписи по ГОСТ OpenSSL не проверяет: возьмите NCANode или средства удостоверяющего центра РК с теми же файлами.\n' : ''}${signatures.some(({ isVouched }) => isVouched) ? 'Подпись по ГОСТ 34.310-2004 портал проверил через NCANode; что тот ответил и о каких файлах, лежит в ncanode.json.\n' : ''}
Корень из архива сравните с корнем, который опубликовал удостоверяющий центр: архив сам себе корень подтвердить не может.`
}

function kazakh(named: Named): string {
  const { paper, sha256, signatures } = named
  return `ОСЫ ҚҰЖАТТЫ ҚАЛАЙ ТЕКСЕРУГЕ БОЛАДЫ

${paper}
    Қол қойылған файл. Онда белгілер жоқ, оны өзгертуге болмайды: бір байты өзгерсе, қолтаңба сәйкес келмейді.
    SHA-256: ${sha256}
copy/
    Оқуға және басып шығаруға арналған көшірме: белгілері мен қолтаңбалар парағы бар. Оған ешкім қол қоймаған.
signatures/
    Бөлек CMS қолтаңбалары (DER): tenant.cms жалға алушынікі, centre.cms орталықтікі.
evidence/
    Әр қолтаңба немен дәлелденеді: кілттен түбірге дейінгі сертификаттар, қол қойған күнгі OCSP жауабы немесе CRL тізімі,
    уақыт белгілері, порталдың қорытындысы report.json. Сол күні портал сенген түбірлер: roots.pem.

Ең оңайы: осы мұрағатты порталдың /kk/verify-document бетіне тұтас жүктеңіз.

Порталсыз және көп жылдан кейін: мұрағат бумасында OpenSSL 3 не одан жаңа нұсқасының командаларын орындаңыз. Сертификаттар
қол қойылған күн бойынша тексеріледі. Мұрағатта жоқ нәрсенің (OCSP не уақыт белгісі) командасын өткізіп жіберіңіз.

${commands(named) || 'Бұл қолтаңбаларға OpenSSL жарамайды.'}

«CMS Verification successful» деген жауап файлдың сол екенін және осы кілтпен қол қойылғанын білдіреді. «good» дегені кілт
қайтарып алынбағанын білдіреді.
${signatures.some(({ isGost }) => isGost) ? '\nГОСТ қолтаңбаларын OpenSSL тексере алмайды: сол файлдармен NCANode немесе ҚР куәландырушы орталығының құралдарын қолданыңыз.\n' : ''}${signatures.some(({ isVouched }) => isVouched) ? 'ГОСТ 34.310-2004 қолтаңбасын портал NCANode арқылы тексерген; оның жауабы және қай файлдар туралы екені ncanode.json файлында.\n' : ''}
Мұрағаттағы түбірді куәландырушы орталық жариялаған түбірмен салыстырыңыз: мұрағат өз түбірін өзі растай алмайды.`
}
