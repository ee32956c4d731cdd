/**
 * Models as ads name them, by maker: the name; how else people write and say it; then the codes of its generations, by
 * which «камри 50» is Camry XV50. A model that is a number or one letter counts only beside its maker.
 */
export const models = `
Toyota | Camry | камри, кемри, кэмри, камрюха, камрушка, камра | XV10 XV20 XV30 XV40 XV50 XV55 XV70 ACV30 ACV40
Toyota | Corolla | королла, корола, каролла, карола, королка | E100 E110 E120 E140 E150 E160 E170 E180 E210
Toyota | RAV4 | рав4, рав 4, рафик, равчик, rav 4, рав | XA10 XA20 XA30 XA40 XA50
Toyota | Land Cruiser Prado | прадо, прадик, прада, prado, ленд крузер прадо, лк прадо, прадос, lc prado | 90 95 120 150 250
Toyota | Land Cruiser | крузак, ленд крузер, лэнд крузер, ланд крузер, лендкрузер, тлк, tlc, lc, лк, крузер, кукурузер, ленд крузак, land cruzer | 80 100 105 200 300
Toyota | Hilux | хайлюкс, хайлакс, хилюкс, хайлукс, хайлюх | AN120 AN10
Toyota | Highlander | хайлендер, хайландер, хайлэндер, хайлендр | XU20 XU40 XU50 XU70
Toyota | Yaris | ярис, яриска |
Toyota | Avensis | авенсис, авик | T220 T250 T270
Toyota | Carina | карина, карина е, карина ешка |
Toyota | Avalon | авалон |
Toyota | 4Runner | форанер, фораннер, 4 раннер, 4runner, сурф, surf |
Toyota | Fortuner | фортунер |
Toyota | Sequoia | секвойя, секвоя |
Toyota | Tundra | тундра |
Toyota | Alphard | альфард, алфард |
Toyota | Estima | эстима, превия, previa |
Toyota | Ipsum | ипсум |
Toyota | Windom | виндом |
Toyota | Prius | приус |
Toyota | Harrier | харриер, хариер |
Toyota | Mark II | марк 2, марк2, mark 2, марк |
Hyundai | Accent | акцент, асцент, ацент, акцэнт, эксент, хендай акцент | RB HC LC
Hyundai | Elantra | элантра, елантра, аванте, avante, эланта | HD XD MD AD CN7
Hyundai | Sonata | соната, сонатка, санта соната, саната | NF YF LF DN8
Hyundai | Tucson | туксон, тускон, туссан, тусан, тусон, такссон, туксан | JM TL NX4
Hyundai | Santa Fe | санта фе, сантафе, santafe, санта фэ, санта, сантик, санта фэй | CM DM TM
Hyundai | Creta | крета, критта, крэта | GS SU2
Hyundai | Solaris | солярис, солярка, соларис |
Hyundai | Getz | гетц, гец |
Hyundai | i30 | и30, ай30, ай 30, i 30 |
Hyundai | ix35 | их35, ай икс 35, ix 35, ikx35 |
Hyundai | Palisade | палисад, палисейд, палисаде |
Hyundai | Porter | портер |
Hyundai | Starex | старекс, h1, н1, гранд старекс |
Hyundai | Matrix | матрикс |
Hyundai | Grandeur | грандер, грандёр, азера, azera |
Kia | Rio | рио, рия, рио х лайн, рио икс лайн, риоха, риошка | QB FB DE
Kia | Cerato | церато, серато, черато, к3, k3 | LD TD YD BD
Kia | K5 | к5, кей 5, k 5, к 5, кей5, ка5 | DL3
Kia | Optima | оптима, оптимка | TF JF
Kia | Sportage | спортейдж, спортаж, спортейч, спортедж, спортич, спортагe, спортэйдж, спортик | KM SL QL NQ5
Kia | Sorento | соренто, сорента, соранто | BL XM UM MQ4
Kia | Ceed | сид, сиид, ceed |
Kia | Picanto | пиканто, морнинг, morning |
Kia | Soul | соул |
Kia | Seltos | селтос |
Kia | Carnival | карнивал, карнавал |
Kia | Mohave | мохаве, мохав |
Kia | Spectra | спектра |
Kia | K7 | к7, каденза, cadenza |
Chevrolet | Cobalt | кобальт, кобалт, кабальт, кобик | T250
Chevrolet | Nexia | нексия, нексиа, некся, нехия, нексюха, нексияа | T250
Chevrolet | Onix | оникс, онекс, оникс премьер | B311
Chevrolet | Cruze | круз, крузе, крузик | J300 J400
Chevrolet | Aveo | авео, авэо, авеошка, авейка | T200 T250 T300
Chevrolet | Lacetti | лачетти, лацетти, лачети, лачетик, лачета, лассети | J200
Chevrolet | Captiva | каптива, каптиво, каптивка | C100 C140
Chevrolet | Tracker | трекер, тракер, треккер | B228
Chevrolet | Malibu | малибу, малибушка | V300 V400
Chevrolet | Spark | спарк, спарка, спаркуша | M300 M400
Chevrolet | Gentra | джентра, жентра, гентра |
Chevrolet | Orlando | орландо |
Chevrolet | Epica | эпика |
Chevrolet | Tahoe | тахо |
Chevrolet | Damas | дамас |
Chevrolet | Labo | лабо |
Lada | Granta | гранта, грантик, гранда, грантуха | 2190
Lada | Priora | приора, приорка, приёра, прийора, приоры, приорик | 2170 2171 2172
Lada | Vesta | веста, вестa, весточка, веста св |
Lada | Largus | ларгус, ларгуша |
Lada | Niva | нива, нивка, нива легенд, niva legend, бобик нива, нивa, niva 4x4 | 2121 21213 21214
Lada | Kalina | калина, калинка | 1117 1118 1119
Lada | 2114 | 2114, четырка, четырнадцатая, чипырка, самара, лада 2114, ваз 2114 |
Lada | XRAY | икс рей, иксрей, хрей, икс рэй, x ray, ксрей, иксрэй |
Lada | 2107 | семерка, семёрка, 2107, ваз 2107 |
Lada | 2106 | шестерка, шоха, 2106, ваз 2106 |
Lada | 2109 | девятка, 2109, ваз 2109, зубило |
Lada | 2110 | десятка, 2110, ваз 2110 |
Lada | 2112 | двенашка, 2112 |
Lada | 2115 | пятнашка, 2115 |
Lada | 2108 | восьмерка, 2108 |
Lada | Samara | самара лада |
Nissan | Qashqai | кашкай, кашкаи, кашка, кашик, кашкаев, кошкай, qashkai | J10 J11 J12
Nissan | X-Trail | икстрейл, икс трейл, хтрейл, х трейл, икстрэйл, xtrail, трейл, хитрил, икстрел, икс трэйл | T30 T31 T32
Nissan | Almera | альмера, алмера, альмерка | G15 N16
Nissan | Teana | теана, тиана, теанка | J31 J32 L33
Nissan | Patrol | патрол, патруль, патроль, сафари | Y60 Y61 Y62
Nissan | Terrano | террано, терано, тирано | D10
Nissan | Juke | жук, джук, жюк | F15
Nissan | Primera | примера, примьера | P10 P11 P12
Nissan | Murano | мурано | Z50 Z51
Nissan | Pathfinder | патфайндер, пасфайндер, патфиндер |
Nissan | Note | ноут, нот ниссан |
Nissan | Tiida | тиида, тида |
Nissan | Maxima | максима, цефиро, cefiro |
Nissan | Sunny | санни, сани |
Nissan | Navara | навара |
Volkswagen | Polo | поло, полик седан, полос, полосатик, поло седан, polo sedan, полосик | CK Sedan
Volkswagen | Passat | пассат, пасат, пассатик, пасcат, паcсат, пассажир, пассата | B3 B4 B5 B6 B7 B8
Volkswagen | Golf | гольф, голф, гольфик, гольфа, голик | 2 3 4 5 6 7
Volkswagen | Jetta | джетта, джета, жетта, жета | 4 5 6 7
Volkswagen | Tiguan | тигуан, тигуша, тигвуан, тигр тигуан | NF AD1
Volkswagen | Touareg | туарег, тоурег, таурег, туарек, туарик, тоуарег | 7L NF CR
Volkswagen | Transporter | транспортер, транспортёр | T3 T4 T5 T6
Volkswagen | Bora | бора |
Volkswagen | Caddy | кадди |
Volkswagen | Sharan | шаран |
Volkswagen | Vento | венто |
Volkswagen | Touran | туран |
Mitsubishi | Outlander | аутлендер, аутлендр, аутлэндер, оутлендер, аутлендeр, аут, аутик, аутландер, аутлендар | CU CW GF
Mitsubishi | Pajero Sport | паджеро спорт, паджерик спорт, пажеро спорт, паджеро спор, поджеро спорт | KH KS
Mitsubishi | Pajero | паджеро, паджерик, пажеро, поджеро, паджера, монтеро, montero, паджик, пажерик, падж | 2 3 4
Mitsubishi | Delica | делика, делика д5, делика d5, деличка, delica d5 | D:5 D5
Mitsubishi | L200 | л200, эль 200, л 200, l 200, эль200 | KK KJ
Mitsubishi | Lancer | лансер, ланцер, лансэр, лансёр, лансик, лансер х | 9 10
Mitsubishi | ASX | асх, асикс, эйсикс, асыкс |
Mitsubishi | Galant | галант, галантик |
Mitsubishi | Space Wagon | спейс вагон |
Mitsubishi | Carisma | каризма |
Mitsubishi | Space Star | спейс стар |
Mitsubishi | Colt | кольт |
Subaru | Forester | форестер, форик, форестр, фореcтер, фористер, форыч, форесте | SF SG SH SJ SK
Subaru | Outback | аутбек, аутбэк, оутбек, аутбак | BP BR BS
Subaru | Legacy | легаси, легася, легась, легаcи, легасик | BD BE BL BM
Subaru | XV | хв, иксви, икс ви, хви | GP GT
Subaru | Impreza | импреза |
Subaru | Tribeca | трибека |
Lexus | RX 350 | рх 350, рх350, рх, rx, rx350, рикс, эрикс, эр икс, rx 330, rx330, рх330, rx 300, rx300, рх300, rx 450, ркс, эрикс 350 | AL10 AL20 XU30
Lexus | LX 570 | лх 570, лх570, лх, lx, lx570, эликс, lx 470, lx470, лх470, эль икс, луноход, lx 600 | J100 J200
Lexus | ES 250 | ес 250, ес250, es, es250, ешка, ес, es 350, es350, ес350, es 300, es300, ес300, эска, еска | XV40 XV60
Lexus | GX 460 | гх 460, гх460, гх, gx, gx460, джи икс, gx 470, gx470, гх470, гхшка | J120 J150
Lexus | NX 200 | нх 200, нх200, нх, nx, nx200, эн икс, nx200t |
Lexus | IS 250 | ис 250, ис250, is, is250, ай эс, is 200, is200, ис200, is 300 | XE10 XE20 XE30
Lexus | GS 300 | гс 300, gs300, гс300, gs |
Lexus | LS 430 | лс 430, ls430, ls |
Mercedes-Benz | E-Class | е класс, ешка, ешка мерс, е класса, e class, еклас, е-шка, ешка мерседес, ё класс | W124 W210 W211 W212 W213
Mercedes-Benz | C-Class | с класс, ц класс, цешка, c class, сешка, с класса, ц класса | W202 W203 W204 W205
Mercedes-Benz | S-Class | эс класс, эска мерс, s class, с-класс представительский, эс класса, эска мерседес | W140 W220 W221 W222 W223
Mercedes-Benz | GLE | гле, мл, ml, джи эл е, эмэлька, глешка | W163 W164 W166 W167
Mercedes-Benz | Sprinter | спринтер, шпринтер, спринтир | W901 W906 W907
Mercedes-Benz | Vito | вито, виано, витo | W638 W639 W447
Mercedes-Benz | GL | гл, гелендваген, гелик |
Mercedes-Benz | A-Class | а класс, a class |
BMW | 3 | трешка, трёшка, 3 серия, 3 series, третья серия, тройка | E36 E46 E90 F30 G20
BMW | 5 | пятерка, пятёрка, 5 серия, 5 series, пятая серия | E34 E39 E60 F10 G30
BMW | 7 | семерка бмв, 7 серия, 7 series | E38 E65 F01
BMW | X5 | икс5, икс 5, х5, х 5, x 5, иксик, икс пятый, икспятый | E53 E70 F15 G05
BMW | X3 | икс3, икс 3, х3, х 3, x 3, икс третий | E83 F25 G01
BMW | X6 | икс6, икс 6, х6, х 6, x 6 | E71 F16
BMW | X1 | х1, икс1, икс 1 |
Audi | A4 | а4, а 4, a 4, ачетыре | B5 B6 B7 B8 B9
Audi | A6 | а6, а 6, a 6, ашесть, ауди шестерка | C4 C5 C6 C7 C8
Audi | Q5 | ку5, кью5, ку 5, кью 5, q 5, кв5 | 8R FY
Audi | Q7 | ку7, кью7, ку 7, кью 7, q 7, кв7 | 4L 4M
Audi | 80 | восьмидесятка, 80ка, 80 | B3 B4
Audi | 100 | сотка, 100 | C3 C4
Audi | A8 | а8, а 8 | D2 D3
Audi | A3 | а3, а 3 |
Mazda | 3 | мазда 3, мазда3, трешка мазда, матрешка, матрёшка, mazda3, тройка мазда | BK BL BM
Mazda | 6 | мазда 6, мазда6, шестерка мазда, mazda6, шестёрка мазда | GG GH GJ
Mazda | CX-5 | сх5, сх 5, сикс 5, cx 5, цх5, сиэкс 5, сх пять, си икс 5, цикс 5, ских5 | KE KF
Mazda | CX-7 | сх7, сх 7, cx 7, цх7, си икс 7 | ER
Mazda | CX-9 | сх9, сх 9, cx 9, цх9 |
Mazda | 626 | 626, мазда 626 |
Mazda | 323 | 323, мазда 323 |
Mazda | MPV | мпв |
Mazda | Premacy | премаси |
Honda | CR-V | срв, црв, с рв, сиэрви, crv, ср-в, црвшка, цр-в, cr v, срвшка, ср в, хонда срв, сирви | RD RE RM RW
Honda | Accord | аккорд, акорд, аккордик, акордик | CL CM CU CR
Honda | Odyssey | одиссей, одисей, одиссея, адисей, одисcей, адиссей | RA RB RC
Honda | Civic | цивик, сивик, цывик | EK FD FB
Honda | Fit | фит, джаз, jazz, хонда фит | GD GE GK
Honda | Pilot | пилот |
Honda | HR-V | хрв, hrv |
Honda | Stepwgn | степвагон |
Honda | Elysion | элизион |
Ford | Focus | фокус, фокусник, фокусс, факус, фокусы | 1 2 3
Ford | Mondeo | мондео, мандео, мондэо | 3 4 5
Ford | Kuga | куга, кугa, кугу | 1 2
Ford | Transit | транзит, транзитник, трансит |
Ford | Explorer | эксплорер, эксплорэр, эксплоер, експлорер, експлорер | U502 U625
Ford | Fiesta | фиеста |
Ford | Fusion | фьюжн, фюжн, фузион |
Ford | Escape | эскейп |
Ford | Galaxy | гэлакси |
Renault | Duster | дастер, дустер, дастр, даcтер, дастeр, дустик | HS HM
Renault | Logan | логан, логашка, логанчик, лаган, логaн | LS L8
Renault | Sandero | сандеро, сандера, сандэро, стэпвей, stepway | 5S
Renault | Kaptur | каптур, каптюр, captur, каптюра |
Renault | Megane | меган, мегана |
Renault | Fluence | флюенс, флуенс |
Renault | Arkana | аркана |
Renault | Symbol | симбол, символ |
Renault | Scenic | сценик, сеник |
Skoda | Octavia | октавия, актавия, октаха, октавиа, октаваия, октавка | A4 A5 A7 A8
Skoda | Rapid | рапид, рапит | NH
Skoda | Kodiaq | кодиак, кадиак, кодьяк | NS
Skoda | Superb | суперб, супербик | 3T 3V
Skoda | Fabia | фабия, фабиа |
Skoda | Yeti | йети, ети |
Skoda | Karoq | карок |
Geely | Coolray | кулрей, кулрэй, кулрай, куллрей | SX11
Geely | Monjaro | монджаро, манджаро, монжаро, манжаро | KX11
Geely | Atlas | атлас, атлас про, atlas pro | NL-3 NL3
Geely | Tugella | тугелла, тугела, тугелa |
Geely | Emgrand | эмгранд, эмгрант, емгранд | SS11
Geely | Okavango | окаванго |
Geely | MK | мк кросс |
Chery | Tiggo 4 Pro | тигго 4, тиго 4, тигго4, тиго4, тигго 4 про, тиго 4 про, tiggo 4, tiggo4 |
Chery | Tiggo 7 Pro | тигго 7, тиго 7, тигго7, тиго7, тигго 7 про, тиго 7 про, tiggo 7, tiggo7, тигго 7 про макс |
Chery | Tiggo 8 Pro | тигго 8, тиго 8, тигго8, тиго8, тигго 8 про, тиго 8 про, tiggo 8, tiggo8, тигго 8 про макс |
Chery | Tiggo | тигго, тиго, тигo, тигуша чери | T11
Chery | Arrizo 8 | арризо 8, аризо 8, арризо, аризо, arrizo |
Chery | Amulet | амулет |
Chery | QQ | кюкю |
Haval | Jolion | джолион, жолион, джулион, джолеон, жолиoн |
Haval | F7 | ф7, ф 7, эф7, эф 7, f 7, f7x, ф7х |
Haval | Dargo | дарго, дарга |
Haval | H6 | н6, аш6, h 6, х6 хавал, аш 6, хавал н6 |
Haval | M6 | м6, эм6, m 6, эм 6 |
Haval | H9 | н9, аш9 |
Changan | CS35 Plus | цс35, сs35, кс35, cs35, cs 35, сис 35, цс 35, си эс 35, цс35 плюс, cs35plus |
Changan | CS55 Plus | цс55, cs55, cs 55, цс 55, си эс 55, цс55 плюс, сс55, cs55plus |
Changan | CS75 Plus | цс75, cs75, cs 75, цс 75, си эс 75, цс75 плюс, cs75plus |
Changan | UNI-K | уник, юник, uni k, юни к, уни к, unik, юни кей, юни-кей |
Changan | UNI-V | юни ви, uni v |
Changan | UNI-T | юни ти, uni t |
Changan | Alsvin | алсвин, альсвин, элсвин |
JAC | S3 | с3, эс3, s 3, эс 3 |
JAC | S5 | с5, эс5, s 5, эс 5 |
JAC | J7 | джей 7, дж7, ж7, j 7, джей7 |
JAC | JS4 | джс4, js 4, джейс 4, жс4, джс 4 |
JAC | T6 | т6, t 6, тэ6 |
JAC | N56 | н56, n 56 |
GAC | GS3 | гс3, gs 3, гс 3, джи эс 3 |
GAC | GS8 | гс8, gs 8, гс 8, джи эс 8 |
GAC | Empow | эмпоу, эмпов, импоу |
Exeed | TXL | тхл, тиксэл, тиксель, тэиксэль, ти икс эль |
Exeed | VX | вх, викс, vx |
Exeed | LX | лх эксид, эксид лх |
Exeed | RX | эксид рх |
Jetour | X70 Plus | х70, икс70, х 70, x70, х70 плюс, икс 70, x 70 |
Jetour | Dashing | дашинг, дэшинг, дэшин, дашин |
Jetour | T2 | т2, тэ2, t 2, т 2 |
Jetour | X90 Plus | х90, икс90, х 90, x90, х90 плюс, икс 90, x 90 |
Tank | 300 | танк 300, танк300, tank300, трёхсотый танк, трехсотый танк |
Tank | 500 | танк 500, танк500, tank500, пятисотый танк |
UAZ | Patriot | патриот, патрик, патриота, потриот |
UAZ | Hunter | хантер, хонтер, бобик |
UAZ | 452 | буханка, таблетка, уаз 452, 452,  |
UAZ | Profi | профи, уаз профи, проф |
UAZ | 469 | 469, уаз 469 |
GAZ | Газель Бизнес | газель бизнес, gazel biznes, газелька, gazelle business, газель биз |
GAZ | Газель Next | газель некст, gazel next, газель next, некст, gazelle next |
GAZ | Газель | газель, газелист, gazel, gazelle, газельь |
GAZ | Соболь | соболь, sobol, соболек |
GAZ | Волга 31105 | волга, volga, 31105, волгa, волжанка |
GAZ | Волга 3110 | 3110 |
Daewoo | Nexia | нексия дэу, дэу нексия, нексия, нексиа, некся, нехия, нексюха | N100 N150
Daewoo | Matiz | матиз, матис, матизик, матиc, матыз |
Daewoo | Gentra | джентра дэу, джентра, жентра, гентра |
Daewoo | Espero | эсперо |
Daewoo | Tico | тико |
Daewoo | Lanos | ланос |
Ravon | Nexia R3 | нексия р3, нексия r3, р3, r3, равон р3, нексия равон, нексия |
Ravon | R2 | р2, r 2, равон р2, р 2 |
Ravon | R4 | р4, r 4, равон р4, р 4 |
Ravon | Gentra | джентра равон, джентра, жентра, гентра |
Opel | Astra | астра, астрочка, опель астра, астры | F G H J
Opel | Vectra | вектра, вектара, вектры, вектор опель | A B C
Opel | Zafira | зафира, зафирка, зафиры | A B C
Opel | Insignia | инсигния, инсигна, инсигния а, инсигниа | A
Opel | Corsa | корса |
Opel | Omega | омега |
Opel | Frontera | фронтера |
Opel | Antara | антара |
Opel | Mokka | мокка |
Peugeot | 301 | 301, пежо 301 |
Peugeot | 408 | 408, пежо 408 |
Peugeot | 3008 | 3008, пежо 3008 | T84
Peugeot | 308 | 308, пежо 308 |
Peugeot | 206 | 206, пежо 206 |
Peugeot | 307 | 307, пежо 307 |
Peugeot | 407 | 407, пежо 407 |
Citroën | C-Elysée | элизе, с элизе, ц элизе, си элизе, c elysee, elysee, сэлизе, элизэ, c-elysee, елизе |
Citroën | C4 | с4, ц4, c 4, си 4, ц 4, с 4 | N4
Citroën | Berlingo | берлинго, бирлинго, берлинга | M59
Citroën | C5 | ц5, ситроен с5 |
Citroën | C3 | ц3, ситроен с3 |
SsangYong | Actyon | актион, актьон, актyon, акшен, актийон, экшн, актеон | CK
SsangYong | Kyron | кайрон, кирон, кайрoн, кайран |
SsangYong | Rexton | рекстон, рэкстон, рекстoн, рекс, рекстан | Y200
SsangYong | Nomad | номад, намад |
SsangYong | Musso | муссо |
SsangYong | Korando | корандо |
Suzuki | Grand Vitara | гранд витара, грандвитара, grandvitara, гранд, витара гранд, гранд витора | JT
Suzuki | SX4 | сх4, сикс 4, эс икс 4, sx 4, сх 4, сикс4 | GY JY
Suzuki | Vitara | витара, витора, эскудо, escudo | LY
Suzuki | Jimny | джимни, жимни, джимник, жымни | JB43 JB74
Suzuki | Swift | свифт |
Suzuki | Liana | лиана |
Isuzu | D-Max | димакс, д макс, ди макс, dmax, d max, дмакс, исузу дмакс | RT85
Isuzu | NQR | нкр, nqr75, нкр 75, nqr 75, нкр75 | 75
Isuzu | Trooper | трупер, трупепр, бигхорн, bighorn, трупeр | UBS
Land Rover | Discovery | дискавери, дискавэри, дискавери, диско, дискаври, дискoвери, дисковери, дискач, дискарь | 2 3 4 5
Land Rover | Range Rover | рендж ровер, рэндж ровер, рейндж ровер, рендж, рэйндж, rangerover, ренж ровер, ренджровер, рр, рейнж ровер | L322 L405 P38
Land Rover | Freelander | фрилендер, фрилэндер, фриландер, фрил, фрилендр | 1 2
Land Rover | Evoque | эвок, ивок, эвоук, эвокк, эвoк | L538
Land Rover | Defender | дефендер |
Volvo | XC60 | хс60, хц60, хс 60, хц 60, икс си 60, xc 60, ксц60 | DZ
Volvo | XC90 | хс90, хц90, хс 90, хц 90, икс си 90, xc 90, ксц90 | C
Volvo | S60 | с60, эс60, s 60, с 60, эс 60 | FS
Volvo | S80 | с80 |
Volvo | V70 | в70 |
Infiniti | FX35 | фх35, эфикс, фх 35, fx 35, fx, фикс, фх, эф икс 35, фх35шка | S50 S51
Infiniti | QX56 | кх56, кух56, ку икс 56, qx 56, кью икс 56, qx, кх 56 | Z62
Infiniti | QX80 | кх80, кух80, ку икс 80, qx 80, кью икс 80, кх 80 | Z62
Infiniti | Q50 | ку50, кью50, ку 50, q 50, кью 50 | V37
Infiniti | G35 | г35 |
Porsche | Cayenne | кайен, каен, каенн, кайенн, каян, каин, каинн, кайан, каэн | 955 957 958
Porsche | Macan | макан, маккан, макaн | 95B
Porsche | Panamera | панамера |
Jeep | Grand Cherokee | гранд чероки, гранд черокки, грандчероки, grandcherokee, гранд чирок, гранд широки, гранд | WJ WK WK2
Jeep | Wrangler | вранглер, рэнглер, ранглер, врэнглер, вренглер, рубикон | JK JL
Jeep | Cherokee | чероки, черокки, чирок, чирики, широкий джип | KL XJ
Jeep | Compass | компас |
Acura | MDX | мдх, мдикс, эмдиэкс, мдикса, эм ди икс, мдкс | YD1 YD2 YD3
Acura | RDX | рдх, рдикс, эрдиэкс, эр ди икс, рдкс | TB1 TB3
Acura | TL | тл |
Genesis | G80 | г80, джи 80, g 80, джи80, ж80, г 80 | RG3
Genesis | GV70 | гв70, джи ви 70, gv 70, гв 70, жв70 | JK1
Genesis | G70 | г70, джи 70, g 70, джи70, ж70, г 70 | IK
Genesis | G90 | г90 |
`
