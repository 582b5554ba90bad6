// Archives of a small site, each written by a different program, in its current version of November 2026. They are stored
// deflated, because they consist mostly of zeros.
import { inflateSync } from 'node:zlib';

const packed = (text: string): Buffer => inflateSync(Buffer.from(text, 'base64'));

/** By program. Each has index.html, docs/start.html and empty.txt. Some have entries for folders. */
export const REAL_ZIPS: Readonly<Record<string, Buffer>> = {
  'Info-ZIP 3.0': packed(
    'eNoL8GZm4WIAgWYJpRgGJMAJxKm5BSWVeiUVJQFAZSJAAQ6wsgpdqyIBIE8YiEGaM/NSUiv0MkpyczZrntQ56bn184nzvlsvtm9gDMBpPCsQp+QnF+ujGh1y0OWfIJAHEuGHKSkuSSwqQTafW89TR2vjxfYChgBvRiY5Ztw+gIEljQyo/gFpw+0jEGAEa1NH8R8+61jhLAGGt47xCP+hWoXuQ4RVTZj+DfBmZQMpYAHC+0D6AFg5ACw9Th8=',
  ),
  'Info-ZIP 3.0, to a pipe': packed(
    'eNoL8GZm4WLgYGBgaJZQimFAApxAnJpbUFKpV1JREuDNzoEsGQDUJgLUxoGiTRiIuYA4My8ltUIvoyQ3Z7PmSZ2Tnls/nzjvu/Vi+wZGkDkVulZFAlDVAWDrGbBYzwrEKfnJxfrYrRIBYn6YkuKSxKISZPu49Tx1tDZebC9gAFkYctDlnyBUT4A3I5McM24fw8CSRgZU/4O0IZyB7AcuqBZGsDZzFP/DrMPlQwgQYHjrWI/wL6pVyK7nR7FqEab/A7xZ2UAKWIDwPpD+AFYOACLBUPQ=',
  ),
  'Info-ZIP 3.0, Zip64': packed(
    'eNoL8GZm0WUAgWYJpRgQ/R8KOBlEGFJzC0oq9UoqShgZBBjQQQBUKwdYa4WuVRFMKxdQa2ZeSmqFXkZJbg5IrzBUD8yUzZondU56bv184rzv1ovtGxgDcDqDFWhWSn5ysT5hJ4QcdPkH08YP01ZcklhUAneHCFSjIKo7uPU8dbQ2XmwvAJrIyCTHjOoUmHM4GXjgNi9pBJFI4cOB5CiYEYiQEYAawQU1ghFshDWQRA4nDng4QczgwuoMVrgzBBjeOrYDaWj44HYCKGQEodr5UZywD6YdOZw44OEU4M3GpgNlw4IFBFjQaH5GqIsY4frYQbQ8EwPcsgBvVjaIHhawepBjGBgAk8eEnQ==',
  ),
  '7-Zip 26.02': packed(
    'eNoL8GZmEWEAgWYJpRgGJMAKxCn5ycX6AUAlXHAlIQdd/oE0gDA/TElxSWJRiV5GSW6OTUlmSU6qXTBIwEYfwkE1ANkOTiBOzS0oqdQrqShBVVaha1UkDGSDMEg0My8ltQLZCo/83FSEDYxM9sy4/KECZQk0vHVkgDmZi0EBLMjIIMHAMP1GyZTqO4wMaABiLC6/w4xVaFjSqIwZEuRYgBo2yBakIIcUOUajhiey0d0ooUuc2axsIJoFCPOBssfAogCo0F+h',
  ),
  'libarchive (bsdtar)': packed(
    'eNoL8GZmEWEAgWYJpRgGJMDEoMCgpx8awsvAvsw0PPPWEcZsEC6t4GZgZAEpABMBYP0cQIiunxusPzW3oKRSr6SihJBBzECj2DkgFkMAdqOFgZgHbHRmXkpqhV5GSW4OIbM3a57UOem59fOJ875bL7ZvYATZVKFrVSQANS8AZyCwg21KyU8uJjMkQMYKIgwpLkksKiHFzdx6njpaGy+2F4CDJ+Sgyz9BqKkB3oxMIsy44w4G3jqCSGJiEmIesg+YkOISBpY0OoDNIzpm0Q1GDnkeFINngw0mPl7xBQE7ShCwMjIQH4+ozkUOc0EU53ohDCU+XgO8WdlANCsQbgcasIsRxAMAJ8ukig==',
  ),
  'jar of Java 17': packed(
    'eNoL8GZm4WJg4GBgaJZQimFAAqwMLAwp+cnF+v9OMTAEAJWJMHBwcGAo4wdisLLiksSiEr2MktyczZondU56buXW89TR2nixvQCom50j5KDLP0GgWhEGiGnYLeUE4tTcgpJKvZKKEtyWAjUzZOalpFYg2/f5xHnfrRfbNzCCrKvQtSoSAKoSBlvHyMTFgNuXqADJz4xMIgwIByD7gB9FizpmGOCzkxNFcymql1HtRPYGF4q2OShBEODNygYSZQHCx0D6CVgNACJATsw=',
  ),
  'git archive, with a comment': packed(
    'eNoL8GZm4WIAgalNpbEMSICVgZMhJT+5WD80hJWB8dYRxuwAqFoOsNqQgy7/BIE8ESDmh6ktLkksKtHLKMnNgevarHlS56TnVm49Tx2tjRfbCxgCcFrJCYSpuQUllXolFSU4rK3QtSoSAPKEgZgLqD4zLyW1AquNn0+c9916sX0DY4A3IxNIMS5fQoAAlEb3M0wvdl+DACOY1IHpxRIG+FzAiWJKMRBjCwJUV6AHAkL/YiDGEiQB3qxsIGkWIGQGqnwCZGswGFuYpVgYGVqYpxhYmCRaphikJVkYmKSaJRslG5gYGBhZGpgnWZikJAMAcplvcQ==',
  ),
  'Python zipfile': packed(
    'eNoL8GZmEWFgYOBgaJZQigEyGJgYIIATiFNzC0oq9UoqSpgZAlAUVuhaFQkAecJAzAXEmXkpqRV6GSW5OZs1T+qc9Nz6+cR5360X2zcwouoLOejyTxDIA4nwA3FKfnKxfnFJYlEJsmZuPU8drY0X2wuAtjIyiTDjdiAMLGlkQHYuujZ05yK0aaI4Hl0funMR+hIxHR/gzcoGkmQGwjVAej5YKQCocES3',
  ),
  'Python zipfile, to a pipe': packed(
    'eNoL8GZmEWHgAMJmCaUYBiTACcSpuQUllXolFSXMDAHe7BwgYSaodABOjVxAnJmXklqhl1GSm7NZ86TOSc+tn0+c9916sX0DI8icCl2rIgGgKmG85vADcUp+crF+cUliUQmyYdx6njpaGy+2F4BdFXLQ5Z8gUK0I2DRGJhFmVPOYkDwEA0saGZC9h64N2YFcKNosUTyHrg/ZKfwo+hoxPRPgzcoGkmQGwjVA+jxYKQCGLUdF',
  ),
  'Python zipfile, to a pipe, Zip64': packed(
    'eNoL8GZm0WXgAEIGBkUGEPgPBVwMIgyZeSmpFXoZJbk5jAwCDOhgs+ZJnZOeWz+fOO+79WL7BsYAb3aOCl2rIphKYSgdgNMOfqAdKfnJxfrFJYlFJYQs4tbz1NHaeLG9gAFkU8hBl3+CUAUiBG3iBKpJzS0oqdQrqSjBZgcz2FAQiwlNJsCbkUmXGWEszIsg73EhqWtgBJGIIEPXB3MwyLH8KPpSgCRaMKBrRnYYJ4rmc0AS7rMAb1Y2iG+YGdYAaWWwmwApbFiO',
  ),
  'Go archive/zip, with a comment': packed(
    'eNoL8GZmEWHABliBOCU/uVg/AKyEAwjRAT9MSXFJYlGJXkZJbs4mzZM6Jz23cut56mhtvNhewMDIwPD/f4A3O0fIQZd/YkANINtwG8kJxKm5BSWVeiUVJXC9MPcw4NXLBcSZeSmpFcgu+XzivO/Wi+0bGOGGVehaFYkClQqDDWNkEmHAHQCoABocEC0wFyD7ix9FuTJm8KBrRraHE0VzGXJAoGtD9gIXirZNKGEQ4M3KBhJlAcL7QPo/2JpEheT83NzUvBIAQBpM8g==',
  ),
  'Java ZipOutputStream': packed(
    'eNoL8GZmEWHg4OBgmN5UGsuABFiBOCU/uVifmSHAm50DJMQElQrAqYkLiDPzUlIr9DJKcnM2a57UOem59fOJ875bL7ZvYASZU6FrVSQAVCWM1xx+mOXFJYlFJciGcet56mhtvNheAHZVyEGXf4JAtSJ4TeME4tTcgpJKvZKKEmzeYWQSYUDVyoQUCqgA7Cx0Lci+4kJRbooSIuj6kN3Pj6KvFjME8LmTE0XzaWQPB3izsoEEWYDwPohmBPEA3Y9TBA==',
  ),
  'yazl, from streams, Zip64': packed(
    'eNoL8GZmEWHg4OBgmN5UGsuABLiAODMvJbVCL6MkN2ez5kmdk55bP58477v1YvsGxgBvdo4KXasiAahqYSgdgNM8fiBOyU8u1i8uSSwqQTaUW89TR2vjxfYCBpCpIQdd/glC9YgQNJUTiFNzC0oq9UoqSpjBBoCEmRhQQYA3I5M9sy7cCJDT/0MBF4MqXN2WRpAIwtuhIawMzPePMGYzMkjA/ShAwHCQD2CG82MYjhYGKDbA/AvzfwAOG0BiMBs4MWyAhweK2TAAC5plcLPZ2HSgbJAdMMCMRkszQujnCH3sYPOgBjKCxVjZkN0GAgwMADmBh9o=',
  ),
};

export const REAL_TARS: Readonly<Record<string, Buffer>> = {
  'GNU tar': packed(
    'eNrt1r0OgjAUhuFeSq+gtD39WYizu1dghEQSEIPHBO9ewMUwiAs1xO9Z2gATb+hBZWJ1ehC9n9bBfJ32xpPW5CwRDddj1F5ILxK43/jYSSm6tuVPzy3d3yiVlc2VH4p7XrV/cG6hv7E+kA0uCG1MMFpIjf4J+leXouzVmZv6Z/0tzftHQ+ifQs4V1+Vu3zZlnr32Av6Hyor2dFv3J+C7+f/+/evgCfM/Yf/xJfBaQ2D5/Hez/jZEi/M/4fl/GPtjAAAAAAAAAAAAAAAAAABs2xNP+m5t',
  ),
  'GNU tar, pax, records of one block': packed(
    'eNrtmFFrgzAQx/O8T9FPEO9yiVHo9tzHwT6B1MAKdQ7NwH37xe5h1s1tQk1pe3+EBE6x9fj9L3cyeSy6jStK17SJFIsIglKtD2vQeAUkJdAQAGlFRAIw7IxYdSKC3lpfNOGniNsUwaryu8rdo82NshlokgAmzzC15i5Ei3GUIP+KbqefFawLkEyWf0fPuDVmkv9+f8w/Kgj8m5j8N3Xtf7vvr/j4z11M/gf+76pX/y595+P6P1gd8o/KpKRSnYb8KwWW/T+S/48cXkmdB4/HcP3g8CGascNfk/8vBP0c/g/+P+SfEEGsICb/7P9tsnspXSeffbU/t/8T8Pmf/Z8Vgf+FoJ/Dv6Kx/ysk9v8YWvud37uHTV25dfK5Zyhuiv9B/S/rbXsO/r/Vf8SUuP6frf5n0xM+rv/Xxn8P/bJDwP/N/47O/2iI538R8z8oAv338Cc9D873/7Cy/3P/x4rF/+mhn9X/jfnXaBX3fxH7v6c+/9wAslgs1u3oA8NkLYc=',
  ),
  bsdtar: packed(
    'eNrtlrEOgyAQhnkUnwDuOMDFdO7eJ2iqSU20NnpN7NtX49I41C7QNN63AIEB+ML9aKOiAwC599ncTqzbZYCeAMhZIsoAEYNXmVcJeAx87qet9F3Hn9Ztza8P9ydoU7V3fmoeOab/4NyWf7Q+kA0uTP4JclAZiP8E/utbWY36ym3zM/+W1v4xJ/GfgoJrbqrDsWurwix9JewHbcruMsT9BHyX/+/v3yKR5H9C//MlcKwQ2K7/buXfobdS/xPW/9PsXwJAEARhP7wACkd70g==',
  ),
  'bsdtar, to a pipe': packed(
    'eNrt1jEOgjAUxvEehROU1762LMTZ3RMYIZEExMAzwdsLYTEM4kIN8fstQGAA/qEPnarNEVHmfTJtR8vtfGA8E7GzzJyQMSZ4lXgVwaOXczfeSte28um6tfPLh9sJnZbNXZ5aBtmyf3Burb+xPrANLoz9mTJSCaF/hP7VrSgHfZWm/ll/y8v+JmP0jyGXSurycGybMk/nfQX/Q6dFe+m3/Qn4bv6/f//WMGP+R+w/vQTZagisr/9u0d8Zb7H+R1z/T1N/DAAAAAAAAAAAAAAAAACAfXsBteN70g==',
  ),
  'Python tarfile, GNU': packed(
    'eNrt1EsOgjAUheEuhRX0dfuYEMfOXYEREklADNQEdy/gDKM4aSPxfJPyGvWnlwsWnRx5a+d1tFzna2VJSjKaiMbn3kvLMssSuPXh2GUZ69o2fPpu7f1GcVG0p178QH+lrSPtjGNSSWcJ/RP2nzYh8HNo6kj9nTHv+2uz6K+d1yyT6B9dHqpQl7vD1D8XzxsGf4OLsrmGOw9DvL979fy/zH/llMT5T9O/uhTlEGv0fzn/adnfK0L/hPN/3zYlxj8AAAAAAAAAAAAAAADAxj0AHDZubQ==',
  ),
  'Python tarfile, pax': packed(
    'eNrtl0tqwzAURTXuKrwCWXpPHwfS0mGGha7A1IIG4ro4Kri7r0WghYR8JjJtdc/EtmzQQL7n8mQt68endtqEtgujyII6cO6qFJuf+7SuFWkS1SQW4GMf23HeXpQJNVUft324135lyTfKsFTKrhrt7wT498g6/x4p1N7a8/mf77Xl5AFi5nnde2NFZZfM/zgM8dJ3197/2fP/Bf4nd+p/hv8X8T99+995JlbGSQXzF+T/bnjZ5y2B2/yvyTomZ1zKv0/5h//hf/gf/gfZ/Z9CEOVr7HeZ8u+MuZB/c+R/mn9FUakl81+o/9dxG3fh4Tmd/7o+PCAVJeUf/Y/+R/+Xm//Qv8dPGad87Xa1/0/mP+2sQv/D//A//A/y5n/71oUp1+h34/zHx/73luH/Bee/zdAHjH8AAABAIXwBIuTe8g==',
  ),
  'Go archive/tar': packed(
    'eNrtlE0OgyAQRjmKJ1D+Bjem6+57gqaS1ERKo9NEb1+0O5rabiBpnLcZCCyAx3ytv4wVSwsP1ABrDcR1HQsQEoySRhvGheTCsAJYBh4jnodwlMF73Nr3bT2+3J/QLv6XJ8Dyiq5P5t9o/dm/1JF/zRWwgpP/5DTYYW8Pp+UHNNVrwojdYN0d5xInTJz/m/3/nv81KOr/HHS31k7pov/H/FeRf8XBkP+M+X/0zlL8EwRB7Ign5n9n4g==',
  ),
  'npm tar': packed(
    'eNrtlU0KwjAQRnOUniB/nSSb4tq9JxAbsNBYsSPU25tqV6HoxsZC563CbIbJ45vhgi2OlNIZU8zVJ4qkDs7qghmWgXuPx1ts+YMhX4PMDbRiuKi7Uy9W5t84Rf4z+ffhig+OAy7p3wJ89q+M0saW2oKNdedg/Eryn8F/c6n9wM8Y2n/512XiX8ULUJL/HFTYYOt3+y74SrzfjNgO0/0fQ4BLLYGv+Yc0/0pqTfnPmP/D6J8WAEEQxHZ4AjlqV7k=',
  ),
};
