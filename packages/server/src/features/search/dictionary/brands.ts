/** Car makers as people write and say them; the first is the name in the reference table. */
export const brands = `
Toyota | тойота, тайота, тоёта, тоета, тойёта, тойоту
Hyundai | хендай, хёндай, хендэ, хундай, хюндай, хюндэ, хундэ, хендаи, хьюндай, хундаи
Kia | киа, кия
Chevrolet | шевроле, шевролет, шеви, chevy, шевралет
Lada | лада, ваз, vaz, жигули, автоваз, lada ваз, жига
Nissan | ниссан, нисан
Volkswagen | фольксваген, фольцваген, фольц, фолькс, вольксваген, vw, вв, фв, volkswagen, фольксфаген
Mitsubishi | митсубиси, мицубиси, митсубиши, мицубиши, мицу, митсу, mitsu
Subaru | субару, субарик, субару
Lexus | лексус, лехус
Mercedes-Benz | мерседес, мерс, мерин, mercedes, benz, бенц, мерседес бенц, mercedes benz, mb, мерсик, мерседез, мерсюк
BMW | бмв, бэха, беха, бумер, бэмвэ
Audi | ауди, аудюха
Mazda | мазда, мазды
Honda | хонда
Ford | форд
Renault | рено, рэно, ренолт, ренаулт
Skoda | шкода, шкоду
Geely | джили, гили, жили, джилли
Chery | чери, черри, cherry, черы
Haval | хавал, хавейл, хавэл, хавал, хавел, ховал
Changan | чанган, чанъань, чангань, чан ган
JAC | жак, джак, як, джэк
GAC | гак, джиэйси, gac motor, газ гак
Exeed | эксид, эксиид, exced, эксед
Jetour | джетур, жетур, джетоур
Tank | танк
UAZ | уаз, уазик, uaz
GAZ | газ, gaz, горьковский
Daewoo | дэу, деу, даеву, дэо, дайву
Ravon | равон
Opel | опель, опел
Peugeot | пежо, пыжик, пижо, пежот
Citroën | ситроен, ситроэн, citroen, цитроен
SsangYong | ссангйонг, санг йонг, сангйонг, ссанг йонг, санйонг, ssang yong, саньенг, kgm, ссаньонг, ссанёнг
Suzuki | сузуки, судзуки
Isuzu | исузу, исудзу
Land Rover | ленд ровер, лэнд ровер, лендровер, лэндровер, landrover, ланд ровер, лр, land rover, рендж ровер, range rover, рэндж ровер, рейндж ровер, рендж
Volvo | вольво, волво
Infiniti | инфинити, инфинит, инфинити, infinity
Porsche | порше, порш, поршэ, порщ
Jeep | джип, jeep, жип
Acura | акура, аккура
Genesis | дженезис, генезис, дженесис
Fiat | фиат
Dodge | додж
Chrysler | крайслер
Cadillac | кадиллак, кадилак
Tesla | тесла
BYD | бид, бивайди, byd
Li Auto | лисян, lixiang, li xiang, ли
Zeekr | зикр
Hongqi | хунци, хончи
Great Wall | грейт вол, грейтвол, great wall, ховер
Lifan | лифан
FAW | фав
Dongfeng | донгфенг, дунфэн
Kamaz | камаз
Moskvich | москвич
ZAZ | заз
Mini | мини купер, mini cooper
Seat | сеат
Daihatsu | дайхатсу
Omoda | омода
Jaecoo | джейку
Kaiyi | кайи
Foton | фотон
`
