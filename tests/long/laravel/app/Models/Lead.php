<?php
namespace App\Models;

class Lead extends \Illuminate\Database\Eloquent\Model
{
    protected $guarded = [];
    protected $casts = ['terms' => 'boolean'];
}
